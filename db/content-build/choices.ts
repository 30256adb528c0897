// Deals the choices of surahs to testers who do not see the questions, or marks their answers:
//   npm run choices -- 67 68            prints the deal
//   npm run choices -- 67 68 --mark f   counts; f is JSON: { "choices": ["A", "C"], "statements": [true] }
// Another deal of the same cards is named by --seed.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dealChoices, markAnswers } from './choices-test.ts';
import { buildContent } from './content.ts';
import { CONTENT_FOLDER, readFolder } from './content-folder.ts';

const LETTERS = ['A', 'B', 'C', 'D'];

const share = ({ of, right }: { of: number; right: number }): string =>
  `${right} of ${of}${of === 0 ? '' : ` (${Math.round((100 * right) / of)} %)`}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mark: { type: 'string' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: CONTENT_FOLDER },
  },
});
const surahs = new Set(positionals.map(Number));
const { authored } = buildContent(readFolder(values.from));
const cards = authored.filter(({ surah }) => surahs.has(surah)).flatMap((lessons) => lessons.cards);
const deal = dealChoices(cards, values.seed);

if (cards.length === 0) {
  console.error('Name one surah or more that has cards: npm run choices -- 67');
  process.exitCode = 1;
} else if (values.mark === undefined) {
  console.log(`Surah ${positionals.join(', ')}: choices (the questions are not shown)`);
  for (const [at, { options }] of deal.choices.entries()) {
    console.log(`\n${at + 1}.`);
    for (const [n, option] of options.entries()) console.log(`   ${LETTERS[n]}  ${option}`);
  }
  console.log('\nStatements: true or false?');
  for (const [at, { text }] of deal.statements.entries()) console.log(`${at + 1}. ${text}`);
} else {
  const read = JSON.parse(readFileSync(values.mark, 'utf8')) as {
    choices: string[];
    statements: (boolean | null)[];
  };
  const choices = read.choices.map((letter) => LETTERS.indexOf(letter));
  const { multipleChoice, trueFalse, guessed } = markAnswers(deal, { ...read, choices });
  console.log(`multiple choice ${share(multipleChoice)}, true or false ${share(trueFalse)}`);
  console.log(`right: ${guessed.join(' ')}`);
}
