import { paths } from '../../paths.ts';
import { accountPageOf, asksToSignIn, requiresOnboarding, isPrivate } from '../../route-table.ts';
import { hasSignedInCookie } from '../../features/session/signed-in-cookie.ts';
import type { Env } from '../env.ts';

/** How long the API may take to say who asks, in milliseconds; past it the browser finds out. */
const DEADLINE_MS = 1500;

/**
 * What the sign-in state makes of a request: `open` for what is everyone's, `account` for a page of the
 * shell's that belongs to a person, `allowed` for somebody else's private page, `dashboard` for the start
 * page of a member, `closed` where a page is not there for this visitor, else the path that they are led to.
 */
export type AccessDecision =
  | { kind: 'open' | 'account' | 'allowed' | 'dashboard' }
  | { kind: 'closed' }
  | { kind: 'elsewhere'; path: string };

/** Asks the API only for private paths, and only when somebody seems to be signed in (goal P21). */
export async function decideAccess(
  request: Request,
  env: Pick<Env, 'API'>,
): Promise<AccessDecision> {
  const url = new URL(request.url);
  const signedIn = hasSignedInCookie(request.headers.get('cookie'));
  if (!isPrivate(url.pathname, signedIn)) return { kind: 'open' };
  const visitor = signedIn ? await visitorOf(request, env) : 'nobody';
  if (visitor === 'nobody') {
    if (asksToSignIn(url.pathname)) return { kind: 'allowed' };
    return { kind: url.pathname === paths.home ? 'open' : 'closed' };
  }
  if (visitor === 'newcomer' && requiresOnboarding(url.pathname)) {
    return { kind: 'elsewhere', path: paths.onboarding };
  }
  if (url.pathname === paths.home) return { kind: 'dashboard' };
  return { kind: accountPageOf(url.pathname) === null ? 'allowed' : 'account' };
}

async function visitorOf(
  request: Request,
  { API }: Pick<Env, 'API'>,
): Promise<'nobody' | 'newcomer' | 'member' | 'unknown'> {
  const headers = { cookie: request.headers.get('cookie') ?? '', accept: 'application/json' };
  try {
    const answer = await API.fetch(new URL('/api/auth/user', request.url).href, {
      headers,
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (answer.status === 401) return 'nobody';
    if (!answer.ok) return 'unknown';
    const { onboardingCompleted } = await answer.json<{ onboardingCompleted?: boolean }>();
    return onboardingCompleted === false ? 'newcomer' : 'member';
  } catch {
    return 'unknown';
  }
}
