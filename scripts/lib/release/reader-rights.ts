import { readManifest } from '@fahm/quran/corpus.ts';
import { allowedByOperator, assertMayEmbed, type Permission } from '../check/rights-check.ts';
import type { Step } from './step.ts';

/** What the operator allows by name beyond editions that are free to publish. */
export const operatorPermission = (): Permission => ({
  operatorAllows: allowedByOperator(process.env['ALLOW_EDITIONS']),
});

/** The reader's pages hold the default editions as text: they too must be ones that may be published. */
export const readerRights: Step = {
  title:
    'stop if a text in the prerendered pages may not be published (ALLOW_EDITIONS names what may)',
  run: async () => {
    const { arabic, translation } = readManifest();
    for (const { id, rights } of [arabic, translation]) {
      assertMayEmbed({ identifier: id, rights }, operatorPermission());
    }
  },
};
