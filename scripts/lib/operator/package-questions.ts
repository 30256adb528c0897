import { capture, type Captured } from '../run.ts';

export type PackageQuestion = { about: string; args: readonly string[] };

/** What only a registry can tell of the packages in the lock. It is asked by a command alone: tests need no network. */
export const PACKAGE_QUESTIONS: readonly PackageQuestion[] = [
  {
    about: 'known faults of what is deployed',
    args: ['audit', '--omit', 'dev', '--audit-level', 'moderate'],
  },
  { about: 'known faults of tools', args: ['audit', '--audit-level', 'high'] },
  { about: 'signatures and provenance', args: ['audit', 'signatures'] },
];

/** `unanswered` is no good news: nothing is known of what was asked. */
export type PackageAnswer = {
  state: 'clean' | 'faulty' | 'unanswered';
  lines: readonly string[];
};

type Advisory = { title: string; url: string };
type Told = {
  metadata?: object;
  vulnerabilities?: Record<string, { severity: string; via: readonly (Advisory | string)[] }>;
  invalid?: readonly { name: string; version: string }[];
  missing?: readonly { name: string; version: string }[];
  message?: string;
  error?: { summary?: string };
};

/** Asks npm in a folder with a lock. */
export async function askOfPackages(
  { args }: PackageQuestion,
  folder: string,
): Promise<PackageAnswer> {
  const flags = ['--json', '--loglevel', 'error', '--fetch-retries', '0'];
  return readAnswer(await capture('npm', [...args, ...flags], folder));
}

/** What npm's answer means. It ends with 1 whether there are faults or nobody answered: what it says tells which. */
export function readAnswer({ code, stdout, stderr }: Captured): PackageAnswer {
  const told = parse(stdout);
  if (told?.metadata === undefined && told?.invalid === undefined) {
    return { state: 'unanswered', lines: [reasonOf(told) || stderr.trim() || `code ${code}`] };
  }
  return { state: code === 0 ? 'clean' : 'faulty', lines: [...faultsOf(told), ...unsigned(told)] };
}

function parse(text: string): Told | null {
  try {
    return JSON.parse(text) as Told;
  } catch {
    return null;
  }
}

// npm writes an empty summary beside the message that says something.
const reasonOf = (told: Told | null): string => told?.message || told?.error?.summary || '';

const faultsOf = ({ vulnerabilities = {} }: Told): string[] =>
  Object.entries(vulnerabilities).map(([name, { severity, via }]) => {
    const reasons = via.map((it) => (typeof it === 'string' ? it : `${it.title} ${it.url}`));
    return `${severity}: ${name} (${reasons.join('; ')})`;
  });

const unsigned = ({ invalid = [], missing = [] }: Told): string[] => [
  ...invalid.map(({ name, version }) => `wrong signature: ${name}@${version}`),
  ...missing.map(({ name, version }) => `no signature: ${name}@${version}`),
];
