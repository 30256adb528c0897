import { getOffer } from '@fahm/api-client/person/offer.ts';
import { useQuery } from '@tanstack/react-query';
import { useStudy } from '../study.ts';

/** Whether Pro can be bought here; null until it is known. Where nobody answers the page of prices knows more. */
export function useOffer(): boolean | null {
  const { api } = useStudy();
  const { data, isError } = useQuery({
    queryKey: ['/api/offer'],
    queryFn: ({ signal }) => getOffer(api, signal),
    staleTime: Infinity,
  });
  return isError ? true : (data?.isOpen ?? null);
}
