import { createApi } from '@fahm/api-client/client.ts';
import type { User } from '@fahm/contracts/person/user.ts';
import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import type { Session } from '@fahm/mfe-kit/session.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import type { AccountPage } from '../route-table.ts';

const OnboardingPage = lazy(async () => {
  const module = await import('../features/onboarding/components/onboarding-page.tsx');
  return { default: module.OnboardingPage };
});
const ProfilePage = lazy(async () => {
  const module = await import('../features/profile/components/profile-page.tsx');
  return { default: module.ProfilePage };
});

const api = createApi({ fetch: (...request) => fetch(...request), baseUrl: '' });

const SubscribePage = lazy(async () => {
  const module = await import('../features/subscribe/components/subscribe-page.tsx');
  return { default: module.SubscribePage };
});

type Services = { session: Session; host: HostServices };
type Props = Services & {
  page: AccountPage;
  /** Null for a visitor, where the page is open to one. */
  user: User | null;
  loading: ReactNode;
};

/** The pages of an account, in files of the build that only they load. */
export function AccountPages({ page, user, loading, ...services }: Props) {
  const shown =
    page === 'subscribe' ? (
      <SubscribePage {...services} isMember={user !== null} api={api} />
    ) : (
      user !== null && ownPageOf(page, { ...services, user })
    );
  return <Suspense fallback={loading}>{shown}</Suspense>;
}

function ownPageOf(page: Exclude<AccountPage, 'subscribe'>, services: Services & { user: User }) {
  switch (page) {
    case 'profile':
      return <ProfilePage {...services} api={api} />;
    case 'onboarding':
      return <OnboardingPage {...services} api={api} />;
  }
}
