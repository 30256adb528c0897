import { userSchema, type User } from '@fahm/contracts/person/user.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { isUnauthorized } from '../errors.ts';

const FIVE_MINUTES = 300_000;

/** GET /api/auth/user ([7.1]): who is signed in, or `null` ([6.7]). */
export const getCurrentUser = async (api: Api, signal?: AbortSignal): Promise<User | null> => {
  try {
    return await api.request({ method: 'GET', path: '/api/auth/user', reply: userSchema, signal });
  } catch (error) {
    if (isUnauthorized(error)) return null;
    throw error;
  }
};

/** Valid for five minutes ([9.3]); invalidate it after whatever changes name, onboarding or plan. */
export const currentUserQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/auth/user'],
    queryFn: ({ signal }) => getCurrentUser(api, signal),
    staleTime: FIVE_MINUTES,
    refetchOnWindowFocus: false,
    retry: false,
  });
