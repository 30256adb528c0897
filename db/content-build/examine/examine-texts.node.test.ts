import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { afterAll, describe, expect, test } from 'vitest';
import { buildContent } from '../content.ts';
import { writtenTexts } from '../testing/whole-quran.ts';
import { examineTexts } from './examine-texts.ts';
import { NO_MEMORY, openMemory } from './memory.ts';

type Json = Record<string, unknown>;
const SURAHS = [2, 3, 67, 68];
const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'fahm-memory-'));
  folders.push(folder);
  return folder;
};

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const texts = writtenTexts(SURAHS);

/** The texts with an item of one file changed. */
function withItem(path: string, at: number, change: Json): Map<string, string> {
  const items = parse(texts.get(path) ?? '') as Json[];
  return new Map(texts).set(path, stringify(items.with(at, { ...items[at], ...change })));
}

const faultsOf = async (of: Map<string, string>, memory = NO_MEMORY, lanes = 1) => {
  const { examined, fresh } = await examineTexts(of, memory, lanes);
  return { faults: buildContent(of, examined).faults, fresh };
};

describe('the check of files', () => {
  test('finds no fault in generated surahs, which are long enough for two lanes', async () => {
    expect([...texts.values()].join('').length).toBeGreaterThan(800_000);
    expect(await faultsOf(texts, NO_MEMORY, 2)).toEqual({ faults: [], fresh: texts.size });
  });

  test('finds the same on several lanes and from memory as one file after the other', async () => {
    const memory = openMemory(newFolder());
    const broken = withItem('surah/068/concepts.yaml', 3, {
      act: 'Read 68:90 again.',
      links: [{ to: 'c067-9999', kind: 'explains' }],
    });
    const { faults } = await faultsOf(broken);
    expect(faults.map(({ message }) => message)).toEqual([
      '"68:90" names a verse that does not exist',
      'No concept "c067-9999" in another surah',
    ]);
    expect(await faultsOf(broken, memory, 2)).toEqual({ faults, fresh: texts.size });
    // The file with the fault of its own is looked at again; all others are remembered.
    expect(await faultsOf(broken, memory, 2)).toEqual({ faults, fresh: 1 });
  });

  test('sees what files are together, though each is remembered', async () => {
    const memory = openMemory(newFolder());
    const linked = withItem('surah/068/concepts.yaml', 0, {
      links: [{ to: 'c067-1', kind: 'explains' }],
    });
    expect((await faultsOf(linked, memory)).faults).toEqual([]);
    const concepts = parse(linked.get('surah/067/concepts.yaml') ?? '') as Json[];
    const cards = parse(linked.get('surah/067/cards.yaml') ?? '') as Json[];
    for (const card of cards) card['concepts'] = ['c067-2'];
    const renamed = new Map(linked)
      .set('surah/067/concepts.yaml', stringify(concepts.with(0, { ...concepts[0], id: 'c067-x' })))
      .set('surah/067/cards.yaml', stringify(cards));
    const { faults, fresh } = await faultsOf(renamed, memory);
    expect(faults).toEqual([
      {
        file: 'surah/068/concepts.yaml',
        line: expect.any(Number),
        message: 'No concept "c067-1" in another surah',
      },
    ]);
    expect(fresh).toBe(2);
    const line = linked.get('surah/068/concepts.yaml')?.split('\n')[(faults[0]?.line ?? 0) - 1];
    expect(line).toContain('to: c067-1');
  });

  test('remembers nothing under other rules', async () => {
    const folder = newFolder();
    await faultsOf(texts, openMemory(folder, 'rules of today'));
    expect((await faultsOf(texts, openMemory(folder, 'rules of today'))).fresh).toBe(0);
    expect((await faultsOf(texts, openMemory(folder, 'rules of tomorrow'))).fresh).toBe(texts.size);
  });
});
