import type { Onboarding } from '@fahm/contracts/person/onboarding.ts';
import { profileSchema, type Profile, type ProfileChange } from '@fahm/contracts/person/profile.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

/** GET /api/profile ([7.15]): what the learner said of themselves. */
export const getProfile = (api: Api, signal?: AbortSignal): Promise<Profile> =>
  api.request({ method: 'GET', path: '/api/profile', reply: profileSchema, signal });

export const profileQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/profile'],
    queryFn: ({ signal }) => getProfile(api, signal),
  });

/** POST /api/profile ([7.16]); answers the saved profile. */
export const saveProfile = (api: Api, change: ProfileChange): Promise<Profile> =>
  api.request({ method: 'POST', path: '/api/profile', body: change, reply: profileSchema });

/**
 * PUT /api/users/profile ([7.18]): completes onboarding, or answers its questions anew. Safe to send
 * again. Refused with `too_young` under 13, and with `unprocessable` when an answer is missing.
 */
export const saveOnboarding = (api: Api, answers: Onboarding): Promise<Profile> =>
  api.request({ method: 'PUT', path: '/api/users/profile', body: answers, reply: profileSchema });
