import type { Offer } from '@fahm/contracts/person/offer.ts';
import type { Api } from '../client.ts';

/** GET /api/offer: whether Pro can be bought here. */
export const getOffer = (api: Api, signal?: AbortSignal): Promise<Offer> =>
  api.request({
    method: 'GET',
    path: '/api/offer',
    reply: async () => (await import('@fahm/contracts/person/offer.ts')).offerSchema,
    signal,
  });
