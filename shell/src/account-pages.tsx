import { createApi } from '@fahm/api-client/client.ts';
import type { User } from '@fahm/contracts/user.ts';
import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import type { Session } from '@fahm/mfe-kit/session.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { GreetingPage } from './features/greeting/components/greeting-page.tsx';
import type { AccountPage } from './route-table.ts';

const OnboardingPage = lazy(async () => {
  const module = await import('./features/onboarding/components/onboarding-page.tsx');
  return { default: module.OnboardingPage };
});
const ProfilePage = lazy(async () => {
  const module = await import('./features/profile/components/profile-page.tsx');
  return { default: module.ProfilePage };
});

const api = createApi({ fetch: (...request) => fetch(...request), baseUrl: '' });

type Services = { user: User; session: Session; host: HostServices };
type Props = Services & { page: AccountPage; loading: ReactNode };

/** The pages of an account, in files of the build that only they load. */
export function AccountPages({ page, loading, ...services }: Props) {
  return <Suspense fallback={loading}>{pageOf(page, services)}</Suspense>;
}

function pageOf(page: AccountPage, services: Services) {
  switch (page) {
    case 'dashboard':
      return <GreetingPage {...services} />;
    case 'profile':
      return <ProfilePage {...services} api={api} />;
    case 'onboarding':
      return <OnboardingPage {...services} api={api} />;
  }
}
