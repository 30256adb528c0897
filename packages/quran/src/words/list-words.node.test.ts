import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { listWords } from './list-words.ts';
import { wordsOfVerse } from './corpus-words.ts';

function addresses(named: string): string[] {
  const list = listWords(named);
  if (!list.ok) throw new Error(list.message);
  return list.verses.flat().map(({ address }) => address);
}

const SCRIPT = fileURLToPath(new URL('../../scripts/print-words.ts', import.meta.url));
const print = (...named: string[]) =>
  spawnSync(process.execPath, [SCRIPT, ...named], { encoding: 'utf8' });

describe('what an author asks for', () => {
  test('a verse, verses, verses across surahs, a whole surah', () => {
    expect(addresses('112:2')).toEqual(['112:2:1', '112:2:2']);
    expect(addresses('112:2-3')).toHaveLength(6);
    expect(addresses('112:4-113:1').at(-1)).toBe('113:1:4');
    const whole = listWords(' 67 ');
    expect(whole.ok && whole.verses).toHaveLength(30);
    expect(addresses('1')).toHaveLength(29);
  });

  test('single words and phrases, with the words as they stand', () => {
    expect(addresses('2:255:4')).toEqual(['2:255:4']);
    const list = listWords('2:255:4-6');
    const verse = wordsOfVerse({ surah: 2, ayah: 255 });
    expect(list).toEqual({ ok: true, verses: [verse.slice(3, 6)] });
  });

  test.each([
    ['0', 'no reference'],
    ['115', 'a surah that does not exist'],
    ['007', 'no reference'],
    ['1:8', 'a verse that does not exist'],
    ['1:3-2', 'ends before it begins'],
    ['1:1:9', 'verse 1:1 has 4 words'],
    ['mulk', 'write 67'],
  ])('%s is refused: %s', (named, why) => {
    expect(listWords(named)).toMatchObject({ ok: false, message: expect.stringContaining(why) });
  });
});

describe('what the command prints', () => {
  test('a line a word, address, Arabic and folded form, an empty line between verses', () => {
    const { status, stdout } = print('112:1-2', '1:1:2');
    expect(status).toBe(0);
    const blocks = stdout.trimEnd().split('\n\n');
    expect(blocks.map((block) => block.split('\n').length)).toEqual([4, 2, 1]);
    const first = wordsOfVerse({ surah: 112, ayah: 1 }).map(({ address, arabic, folded }) =>
      [address, arabic, folded].join('\t'),
    );
    expect(blocks[0]).toBe(first.join('\n'));
  });

  test('a word that other counts part otherwise carries a remark', () => {
    expect(print('37:130').stdout).toMatch(/^37:130:3\t.*\(37:130:3-4 apart; .*\)$/m);
  });

  test('one slip refuses the whole, with a line for each slip', () => {
    const { status, stdout, stderr } = print('1', '1:9', 'x');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.trim().split('\n')).toHaveLength(2);
    expect(print()).toMatchObject({ status: 2, stdout: '' });
  });
});
