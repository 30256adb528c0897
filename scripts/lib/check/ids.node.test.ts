import { expect, test } from 'vitest';
import { idFaults, namesIds } from './ids.ts';

// Ids are put together here: a whole one in this file would have to be defined in docs/ itself.
const id = (text: string): string => `[${text}]`;

const UNKNOWN = '2.4.9';

const SPECIFICATION = `# 2. Screens
## 2.4 Dashboard
- **2.4.1** Greeting.
- **2.4.2** Surahs.
## 2.10 Mastery
`;
const documents = [
  { file: 'docs/specification/2-screens.md', text: SPECIFICATION },
  { file: 'docs/rulings.md', text: '- **A1** One schema.\n- **A14b** Words.\n' },
  { file: 'docs/goals.md', text: '- **P4** HTML.\n- **R11** axe.\n' },
];
const title = `${id('2.4.1')} ${id('2.4.2')} ${id('2.10')} all of it`;
const tests = { file: 'a/a.node.test.ts', text: `test('${title}', () => {});\n` };

const faults = (file: string, text: string) => idFaults([...documents, tests, { file, text }]);

test('ids that are defined may be named everywhere', () => {
  const named = [
    id('2.4'),
    id('2.10'),
    id('A14b'),
    id('R11'),
    'spec 2.4.1, 2.10',
    'rulings A1 and A14b',
  ];
  expect(faults('docs/study.md', named.join('\n'))).toEqual([]);
  expect(faults('a/a.ts', `// ${named.join(' ')}`)).toEqual([]);
});

test.each([
  ['a bracket in a comment', 'a/a.ts', `/** Greets ${id('2.4.3')}. */`, '2.4.3'],
  ['a bracket in a title', 'a/b.node.test.ts', `test('${id('2.5')} x', f);`, '2.5'],
  ['a bracket in a template', 'e2e/b.spec.ts', `test(\`${id('P4')} ${id('B44')} x\`, f);`, 'B44'],
  ['a bracket in a document', 'docs/study.md', `As ${id('B3')} says.`, 'B3'],
  ['a bracket in a style', 'a/a.css', `/* ${id('9.9.9')} */`, '9.9.9'],
  ['the specification by its word', 'a/a.tsx', '// (spec 3.18)', '3.18'],
  ['the end of a list', 'a/a.ts', `// (spec 2.4.1, 2.4 to ${UNKNOWN}; ruling A1)`, UNKNOWN],
  ['a ruling', 'a/a.ts', '// As ruling B14 has it.', 'B14'],
  ['a ruling after the end of a line', 'a/a.ts', '/**\n * By ruling\n * B14.\n */', 'B14'],
  ['a goal', 'docs/decisions/0099-x.md', 'Goals P4 and P19 hold.', 'P19'],
  ['a goal without its word', 'a/a.ts', '/** P28, in bytes. */', 'P28'],
])('%s that is defined nowhere is refused', (_, file, text, unknown) => {
  expect(faults(file, text)).toEqual([
    expect.stringMatching(new RegExp(`^${file}:[12] names ${unknown.replaceAll('.', '\\.')}, `)),
  ]);
});

test('the line is that of the id', () => {
  expect(faults('a/a.ts', `const a = 1;\n\n// ${id('2.9')}\n`)).toEqual([
    'a/a.ts:3 names 2.9, which docs/ does not define',
  ]);
});

test('numbers of code are no ids, nor are words that only look like them', () => {
  const code =
    "const a = [1.5];\nconst b = [9.25, 2.75];\nconst c = 'R2 and D1, spec 2 of 3, goal 7';\n";
  expect(faults('a/a.ts', code)).toEqual([]);
  expect(faults('a/readme.md', 'An array such as [0.5], version 1.4.2, R2.')).toEqual([]);
});

test('an id that no title names is told, with the place where it is defined', () => {
  const part = { ...tests, text: `test('${id('2.4.1')} ${id('2.10')} x', f);` };
  expect(idFaults([...documents, part])).toEqual([
    "docs/specification/2-screens.md:4 defines 2.4.2, which no test's title names",
  ]);
  // A comment is no title, and neither is a title outside of tests.
  const other = { file: 'a/a.ts', text: `// ${id('2.4.2')}\nconst a = '${id('2.4.2')}';` };
  expect(idFaults([...documents, part, other])).toHaveLength(1);
});

test('an id with a reason needs no test, and no reason once it has one', () => {
  const first = { file: 'docs/specification/1-product.md', text: '- **1.1** For whom.\n' };
  expect(idFaults([...documents, tests, first])).toEqual([]);
  const tested = { file: 'a/b.node.test.ts', text: `test('${id('1.1')} x', f);` };
  expect(idFaults([...documents, tests, first, tested])).toEqual([
    expect.stringMatching(/^docs\/specification\/1-product\.md:1 defines 1\.1, .* no test/),
  ]);
});

test('an id is defined once', () => {
  const again = { file: 'docs/specification/3-more.md', text: '# 2. More\n- **2.4.1** Again.\n' };
  expect(idFaults([...documents, tests, again])).toEqual([
    'docs/specification/3-more.md:2 defines 2.4.1, which docs/specification/2-screens.md:3 does too',
  ]);
});

test('code, styles and documents are looked at; what people read about religion is not', () => {
  const files = ['a.ts', 'a.tsx', 'a.mjs', 'a.css', 'docs/a.md', '.github/a.yml', 'a.toml'];
  expect(files.filter((file) => !namesIds(file))).toEqual([]);
  expect(['db/content/surah/001/cards.yaml', 'a.json', 'a.woff2'].filter(namesIds)).toEqual([]);
});
