import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rights } from '@fahm/contracts/quran/quran.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allowedByOperator, assertMayEmbed } from './rights-check.ts';
import { assertMayDeployLibrary } from './rights-check-of-build.ts';

const edition = (rights: Rights) => ({ identifier: 'en.some', rights });
const nobody = { operatorAllows: [] };

describe('the rights check', () => {
  test.each(['public-domain', 'republishable'] as const)('[3.9] %s may be embedded', (rights) => {
    expect(() => assertMayEmbed(edition(rights), nobody)).not.toThrow();
  });

  test.each(['non-commercial', 'unknown'] as const)(
    '[3.9] %s stops a deployment that does not name the edition',
    (rights) => {
      for (const names of [[], ['en.other'], ['*'], ['en.som'], ['EN.SOME'], ['']]) {
        expect(() => assertMayEmbed(edition(rights), { operatorAllows: names })).toThrow(
          `en.some may not be embedded: its rights are ${rights}`,
        );
      }
      expect(() => assertMayEmbed(edition(rights), { operatorAllows: ['en.some'] })).not.toThrow();
    },
  );

  test('[3.9] rights that nobody has heard of are not free', () => {
    const odd = { identifier: 'en.some', rights: 'probably fine' as Rights };
    expect(() => assertMayEmbed(odd, nobody)).toThrow('probably fine');
  });

  test.each([
    [undefined, []],
    ['', []],
    ['en.sahih', ['en.sahih']],
    [' en.sahih , en.asad,', ['en.sahih', 'en.asad']],
  ])('[3.9] ALLOW_EDITIONS=%j names %j', (value, names) => {
    expect(allowedByOperator(value)).toEqual(names);
  });
});

describe('the check of a built library', () => {
  let assets = '';
  beforeEach(async () => void (assets = await mkdtemp(join(tmpdir(), 'rights-check-'))));
  afterEach(() => rm(assets, { recursive: true }));

  const build = (...editions: object[]) =>
    writeFile(
      join(assets, 'index.json'),
      JSON.stringify({ editions: editions.map((each) => ({ edition: each })) }),
    );

  test('[3.9] [A31] one edition that may not be embedded stops all of it', async () => {
    await build({ identifier: 'quran-x', rights: 'republishable' }, edition('non-commercial'));
    await expect(assertMayDeployLibrary(assets, nobody)).rejects.toThrow('en.some');
    await assertMayDeployLibrary(assets, { operatorAllows: ['en.some'] });
  });

  test('[3.9] a folder without an index, or without an edition, is no library', async () => {
    await expect(assertMayDeployLibrary(assets, nobody)).rejects.toThrow();
    await build();
    await expect(assertMayDeployLibrary(assets, nobody)).rejects.toThrow('no edition');
  });
});
