// Prints the words of verses with their addresses, for authors: `npm run words -- 67:1-5 112`.
// A line is address, Arabic, folded form, parted by tabs.
import { COUNTED_OTHERWISE } from '../src/words/counted-otherwise.ts';
import { listWords } from '../src/words/list-words.ts';

const named = process.argv.slice(2);
const lists = named.map(listWords);
const refused = lists.flatMap((list) => (list.ok ? [] : [list.message]));

if (named.length === 0) refused.push('Name verses: npm run words -- 67:1-5 112 2:255:4-6');
if (refused.length > 0) {
  console.error(refused.join('\n'));
  process.exitCode = 2;
} else {
  const verses = lists.flatMap((list) => (list.ok ? list.verses : []));
  const lines = verses.map((words) =>
    words
      .map(({ address, arabic, folded }) => `${address}\t${arabic}\t${folded}${noteOn(address)}\n`)
      .join(''),
  );
  process.stdout.write(lines.join('\n'));
}

/** A remark where the numbers of another count run differently from this word on. */
function noteOn(address: string): string {
  const note = COUNTED_OTHERWISE.find(({ at }) => at.replace(/-\d+$/, '') === address);
  return note ? `\t(${note.at} ${note.written}; ${note.elsewhere})` : '';
}
