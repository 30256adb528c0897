import type { PageDescription, Params } from '@fahm/mfe-kit/page.ts';
import type { ComponentType } from 'react';
import type { ScreenProps } from './screen-props.ts';

/** A page of the study app: there for whoever is signed in. What of it is public, the build knows by this alone. */
export type AppPage = PageDescription & {
  title: string;
  words: {
    heading: string;
    /** Said while it is on the way (spec 8.3). */
    loading: string;
    /** Said to a visitor, with another heading where there is one (spec 2.16.1). */
    signIn: string;
    signInHeading?: string;
  };
  /** Its code in the browser; one that is put together of several features is a module of `routes/`. */
  screen: () => Promise<ComponentType<ScreenProps>>;
  /** The link above it, null for none; without it, to the dashboard. */
  up?: (params: Params) => { href: string; label: string } | null;
  /** A visitor is told why, and led to sign in (spec 6.4, 8.5). */
  leadsToSignIn?: true;
};

/** The surah's page, which everybody may open: `routes/surah-route.tsx` puts it together. */
export type SurahPage = PageDescription & { screen: null };

export type Page = AppPage | SurahPage;

/** A page of the app at one of its addresses. */
export type AppRouteMatch = { page: AppPage; params: Params; path: string };
