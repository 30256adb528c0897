import { isUnauthorized } from '@fahm/api-client/errors.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sayFailure } from '../../lib/say-failure.ts';
import { useStudy } from '../../lib/study.ts';
import { messages } from './messages.ts';

/** A change to folders: shown once the server has taken it, and a word when it has not. */
export function useFolderChange<T>(change: (input: T) => Promise<unknown>) {
  const { host } = useStudy();
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: (error) => sayFailure(host, error, messages.error),
    // Who is signed out has nothing to ask for anew: that would take the page, and a note in it, away.
    onSettled: (_, error) =>
      isUnauthorized(error) ? undefined : client.invalidateQueries({ queryKey: ['/api/folders'] }),
  });
}
