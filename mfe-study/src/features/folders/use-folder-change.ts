import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStudy } from '../../lib/study.ts';
import { messages } from './messages.ts';

/** A change to folders: shown once the server has taken it, and a word when it has not. */
export function useFolderChange<T>(change: (input: T) => Promise<unknown>) {
  const { host } = useStudy();
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: () => host.notify({ ...messages.error, tone: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['/api/folders'] }),
  });
}
