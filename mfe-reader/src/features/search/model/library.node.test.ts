import { TOTAL_VERSES } from '@fahm/quran/surahs.ts';
import { openNames } from '@fahm/quran/search/names.ts';
import { expect, test } from 'vitest';
import { ask } from './ask.ts';
import { find, findForgiving } from './find.ts';
import { createLibrary, type LibraryState } from './library.ts';

const TEXTS = {
  arabic: Array.from({ length: TOTAL_VERSES }, () => 'ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ'),
  translation: Array.from({ length: TOTAL_VERSES }, (_, line) => (line < 45 ? 'Mercy' : 'Light')),
};

async function until(library: ReturnType<typeof createLibrary>, status: LibraryState['status']) {
  await expect.poll(() => library.state.read().status).toBe(status);
  return library.state.read();
}

test('[5.2] texts are fetched once for both scripts, and with the first question', async () => {
  let fetched = 0;
  const library = createLibrary(() => Promise.resolve((fetched += 1)).then(() => TEXTS));
  expect(fetched).toBe(0);
  library.open('english');
  library.open('arabic');
  library.open('english');
  await expect
    .poll(() => {
      const state = library.state.read();
      return state.status === 'ready' ? Object.keys(state.indexes).length : 0;
    })
    .toBe(2);
  expect(fetched).toBe(1);
});

test('[8.2] after a failure the next question asks for the texts again', async () => {
  const outcomes = [Promise.reject(new Error('offline')), Promise.resolve(TEXTS)];
  const library = createLibrary(() => outcomes.shift() ?? Promise.reject(new Error('no more')));
  library.open('english');
  await until(library, 'failed');
  library.open('english');
  await until(library, 'ready');
});

test('[5.2] results come in pages of 20, and a page past the last is the last', async () => {
  const library = createLibrary(() => Promise.resolve(TEXTS));
  const { words } = ask('mercy');
  if (words === null) throw new Error('no words');
  expect(find(library.state.read(), words, 1)).toBeNull();
  library.open('english');
  const state = await until(library, 'ready');
  expect(find(state, words, 1)).toMatchObject({ total: 45, page: 1, pages: 3 });
  expect(find(state, words, 1)?.hits).toHaveLength(20);
  expect(find(state, words, 9)).toMatchObject({ page: 3 });
  expect(find(state, words, 9)?.hits).toHaveLength(5);
});

test('[5.2] one letter is too little to look for; a place needs no words', () => {
  expect(ask('m').words).toBeNull();
  expect(ask('me').words).not.toBeNull();
  expect(ask('2:255')).toMatchObject({
    words: null,
    place: { title: null, targets: [{ kind: 'verse' }] },
  });
});

test('[5.2] what is in no verse is read as a word that is; a name as what it stands for', async () => {
  const library = createLibrary(() => Promise.resolve(TEXTS));
  library.open('english');
  const state = await until(library, 'ready');
  const names = openNames([
    { title: null, names: ['rahma'], verses: [], words: ['merc', 'mercy'] },
    { title: 'A verse', names: ['merxy verse'], verses: ['2:255'], words: [] },
  ]);
  const mended = (typed: string) => findForgiving(state, ask(typed, names), names, 1);
  expect(mended('mrecy')).toMatchObject({ mended: 'Mercy', findings: { total: 45 } });
  expect(mended('mercy')).toMatchObject({ mended: null, findings: { total: 45 } });
  expect(mended('rahma')).toMatchObject({ mended: 'mercy', findings: { total: 45 } });
  expect(mended('merxy verse')).toMatchObject({ mended: null, findings: { total: 0 } });
  expect(mended('qqqq')).toMatchObject({ mended: null, findings: { total: 0 } });
});
