import {
  type AudioEditionList,
  audioEditionListSchema,
} from '@fahm/contracts/audio/audio-editions.ts';
import type { Api } from './client.ts';

/**
 * GET /api/quran/editions?format=audio&language= ([7.24]): the reciters of a language. `complete` is
 * false while the catalogue is away, and only the built-in Arabic ones are answered.
 */
export const getReciters = (
  api: Api,
  language: string,
  signal?: AbortSignal,
): Promise<AudioEditionList> => {
  const query = new URLSearchParams({ format: 'audio', language }).toString();
  return api.request({
    method: 'GET',
    path: `/api/quran/editions?${query}`,
    reply: audioEditionListSchema,
    signal,
  });
};
