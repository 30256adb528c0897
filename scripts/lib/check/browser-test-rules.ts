export type Breach = { file: string; line: number; rule: string };

const OWN_TEST = /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/;

/** What makes a browser test depend on the machine that runs it, and what to do instead. */
const RULES: [pattern: RegExp, rule: string][] = [
  [
    /\bwaitForTimeout\(|setTimeout\(\s*(?:resolve|\(\) => resolve)/,
    'wait for what comes (or move page.clock), not for a while',
  ],
  [
    /\bposition:\s*\{\s*x|\bmouse\.(?:dbl)?click\(|\bmouse\.move\(\s*\d/,
    'point at something by its role or name: fonts move every place of the screen',
  ],
  [
    /expect\(\s*await [^;]*\.count\(\),?\s*\)/,
    'a count read once misses what comes later: toHaveCount or expect.poll',
  ],
  [OWN_TEST, 'take test from e2e/support/test.ts, which watches where requests go'],
  [/new AxeBuilder\(/, 'take faultsOf from e2e/support/axe.ts, which waits until nothing moves'],
];

/** Stands over the import of a test that looks at another origin on purpose, with why. */
const FOREIGN = /^\/\/ Playwright's own test: .*\n/m;

/** Where a browser test breaks one of the rules above. What supports the tests may do all of it. */
export function breachesIn(file: string, text: string): Breach[] {
  if (!file.startsWith('e2e/') || file.startsWith('e2e/support/')) return [];
  const rules = FOREIGN.test(text) ? RULES.filter(([pattern]) => pattern !== OWN_TEST) : RULES;
  return rules.flatMap(([pattern, rule]) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map(({ index }) => ({
      file,
      line: text.slice(0, index).split('\n').length,
      rule,
    })),
  );
}
