/** A file of the repository. */
export type Source = { file: string; text: string };

type Defined = { file: string; line: number; hasParts: boolean };

const DOCUMENTS = /^docs\/(?:specification(?:\/[\w-]+)?|rulings|goals)\.md$/;
const CODE = /\.(?:[cm]?[jt]sx?|css)$/;
/** Authored content names verses and works, never ids. */
const NAMING = /^(?!db\/content\/).*\.(?:[cm]?[jt]sx?|css|md|ya?ml|toml)$/;
const TESTS = /\.(?:test|spec)\.tsx?$|^e2e\//;

/** `- **2.4.1** …` and `## 2.4 Dashboard`. */
const DEFINITION = /^(?:- \*\*|#{1,3} )(\d+(?:\.\d+)*|[ABCKPQRTU]\d+[a-z]?)(?:\*\*|\.? )/;

const NUMBERED = String.raw`[1-9]\d?(?:\.\d{1,2}){1,2}`;
const LETTERED = String.raw`[ABCKPQRTU]\d{1,2}[a-z]?`;
const ID = `(?:${NUMBERED}|${LETTERED})`;
/** Between words; a comment begins each of its lines with a star. */
const GAP = String.raw`[\s*]+`;
const LIST = String.raw`\[?${ID}\b(?:(?:,|${GAP}(?:and|or|to))${GAP}\[?${ID}\b)*`;
/** What names ids: `[2.9.3]`, `spec 2.4, 2.6`, `rulings A7 and B1`; goals are also named alone, as `P4`. */
const NAMED = new RegExp(
  String.raw`\[(${ID})\]|\b(?:[Ss]pec(?:ification)?|[Rr]ulings?|[Gg]oals?)${GAP}(${LIST})|\b([KPQ]\d{1,2})\b`,
  'g',
);
/** Comments and strings, in which alone code names ids: `[1.5]` may be an array. */
const WORDS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\x60(?:\\.|[^\x60\\])*\x60/g;
const TITLE = new RegExp(String.raw`^['"\x60]((?:\[${ID}\] ?)+)`);
const ALL_IDS = new RegExp(ID, 'g');

/** Ids that no test can cover, and why. */
const WITHOUT_A_TEST: Readonly<Record<string, string>> = {
  '1.1': 'says whom the product is for',
  '9.17': 'says what is not specified',
};

export const namesIds = (file: string): boolean => NAMING.test(file);

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Where each id is defined; what is defined twice is a fault. */
function definitionsIn(sources: readonly Source[]) {
  const defined = new Map<string, Defined>();
  const faults: string[] = [];
  for (const { file, text } of sources.filter((source) => DOCUMENTS.test(source.file))) {
    for (const [index, content] of text.split('\n').entries()) {
      const id = DEFINITION.exec(content)?.[1];
      if (id === undefined) continue;
      const line = index + 1;
      const before = defined.get(id);
      // A section may be told in several files.
      if (before === undefined) defined.set(id, { file, line, hasParts: false });
      else if (content.startsWith('- ')) {
        faults.push(`${file}:${line} defines ${id}, which ${before.file}:${before.line} does too`);
      }
    }
  }
  for (const id of defined.keys()) {
    const section = defined.get(id.replace(/\.\d+$/, ''));
    if (id.includes('.') && section !== undefined) section.hasParts = true;
  }
  return { defined, faults };
}

/** Pieces of a file that may name ids, and where each begins. */
function wordsOf({ file, text }: Source): { words: string; at: number }[] {
  if (!CODE.test(file)) return [{ words: text, at: 0 }];
  return [...text.matchAll(WORDS)].map(({ 0: words, index }) => ({ words, at: index }));
}

/**
 * What is wrong with the ids of the specification, of rulings and of goals, as `file:line words`: one that is named
 * and not defined, one that is defined twice, and one of the specification that no test's title names.
 */
export function idFaults(sources: readonly Source[]): string[] {
  const { defined, faults } = definitionsIn(sources);
  const covered = new Set<string>();
  for (const source of sources) {
    for (const { words, at } of wordsOf(source)) {
      const title = TESTS.test(source.file) ? TITLE.exec(words)?.[1] : undefined;
      for (const [id] of title?.matchAll(ALL_IDS) ?? []) covered.add(id);
      for (const { 0: named, index } of words.matchAll(NAMED)) {
        const unknown = [...named.matchAll(ALL_IDS)].filter(([id]) => !defined.has(id));
        const line = unknown.length === 0 ? 0 : lineOf(source.text, at + index);
        faults.push(
          ...unknown.map(
            ([id]) => `${source.file}:${line} names ${id}, which docs/ does not define`,
          ),
        );
      }
    }
  }
  return [...faults, ...uncovered(defined, covered)];
}

function uncovered(defined: ReadonlyMap<string, Defined>, covered: ReadonlySet<string>): string[] {
  return [...defined].flatMap(([id, { file, line, hasParts }]) => {
    if (!id.includes('.') || hasParts) return [];
    const reason = WITHOUT_A_TEST[id];
    if (!covered.has(id) && reason === undefined) {
      return [`${file}:${line} defines ${id}, which no test's title names`];
    }
    if (covered.has(id) && reason !== undefined) {
      return [`${file}:${line} defines ${id}, which is told to have no test: it ${reason}`];
    }
    return [];
  });
}
