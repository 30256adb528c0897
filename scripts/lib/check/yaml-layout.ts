const LONGEST_LINE = 160;

/** Rules that keep a diff of authored YAML readable, without parsing it once more. */
const RULES: [wrong: RegExp, words: string][] = [
  [/\r/, 'ends in a carriage return'],
  [/\t/, 'holds a tab'],
  [/[ \u00a0]$/, 'ends in a blank'],
  [/^\ufeff/, 'begins with a byte order mark'],
  [/^(?: {2})* (?:- |[\w-]+:(?: |$))/, 'is indented by an odd number of blanks'],
];

/** What is wrong with the layout of a YAML file, as `file:line: words`. */
export function yamlLayoutFaults(file: string, text: string): string[] {
  const lines = text.split('\n');
  const faults = lines.flatMap((line, index) => {
    const found = RULES.filter(([wrong]) => wrong.test(line)).map(([, words]) => words);
    if (line.length > LONGEST_LINE) found.push(`is longer than ${LONGEST_LINE} characters`);
    return found.map((words) => `${file}:${index + 1}: the line ${words}`);
  });
  if (!text.endsWith('\n'))
    faults.push(`${file}:${lines.length}: the file ends without a line end`);
  return faults;
}
