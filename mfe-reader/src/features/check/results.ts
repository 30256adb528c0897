import { createPersistedStore } from '../../lib/persisted-store.ts';
import { parseResults, type Results } from './parse-results.ts';

/** By surah; on this device alone. */
export const results = createPersistedStore<Results>({
  key: 'fahm.checks',
  parse: parseResults,
});
