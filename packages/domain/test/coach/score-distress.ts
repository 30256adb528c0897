import { readFileSync } from 'node:fs';
import { classified } from './classified.ts';

// How a file of labelled messages fares with the classifier: `node packages/domain/test/coach/score-distress.ts FILE`, the
// file an array of { text, lang, label: crisis | danger | sadness | doubt | study }. With `--misses` it lists them.

type Message = { text: string; lang: string; label: string };
type Met = 'crisis' | 'unsure' | 'sorrow' | 'gentle' | 'study' | 'violence';

const metBy = (text: string): Met => {
  const { kind, isGentle } = classified(text);
  if (kind === 'distress' || kind === 'abuse') return 'crisis';
  if (kind === 'violence' || kind === 'unsure') return kind;
  if (kind === 'sadness' || kind === 'doubt') return 'sorrow';
  return isGentle ? 'gentle' : 'study';
};

/** Wilson's interval of a share, 95 %. */
export const wilson = (hits: number, all: number): [number, number] => {
  if (all === 0) return [0, 1];
  const z = 1.96;
  const share = hits / all;
  const middle = share + z ** 2 / (2 * all);
  const spread = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  const scale = 1 + z ** 2 / all;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
};

/** `unsure` and the gentle sentence name urgent help as the reply of a crisis does; both are counted apart too. */
const INSTEAD = ['crisis', 'sorrow', 'violence', 'unsure'] as const;
const GROUPS = [
  { name: 'crisis met', labels: ['crisis', 'danger'], good: ['crisis', 'unsure', 'gentle'] },
  { name: '  of these: unsure', labels: ['crisis', 'danger'], good: ['unsure'] },
  { name: '  of these: gently', labels: ['crisis', 'danger'], good: ['gentle'] },
  { name: 'sadness met', labels: ['sadness', 'doubt'], good: [...INSTEAD, 'gentle'] },
  { name: '  of these: unsure', labels: ['sadness', 'doubt'], good: ['unsure'] },
  { name: '  of these: gently', labels: ['sadness', 'doubt'], good: ['gentle'] },
  { name: 'study met as distress', labels: ['study'], good: INSTEAD },
  { name: '  of these: unsure', labels: ['study'], good: ['unsure'] },
  { name: 'study answered, gently', labels: ['study'], good: ['gentle'] },
] as const;

export type Score = { name: string; lang: string; hits: number; all: number };

export function scoresOf(messages: readonly Message[]): Score[] {
  const judged = messages.map((it) => ({ ...it, met: metBy(it.text) }));
  return ['all', ...new Set(messages.map(({ lang }) => lang))].flatMap((lang) =>
    GROUPS.map(({ name, labels, good }) => {
      const chosen = judged.filter(
        (it) => (lang === 'all' || it.lang === lang) && labels.some((label) => label === it.label),
      );
      const hits = chosen.filter(({ met }) => good.some((it) => it === met)).length;
      return { name, lang, hits, all: chosen.length };
    }),
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const report = (file: string, showsMisses: boolean) => {
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Message[];
  for (const { name, lang, hits, all } of scoresOf(messages)) {
    const [low, high] = wilson(hits, all);
    console.log(
      `${lang.padEnd(8)} ${name.padEnd(24)} ${hits} of ${all}  ${percent(hits / all)}  (${percent(low)} to ${percent(high)})`,
    );
  }
  if (!showsMisses) return;
  for (const { text, lang, label } of messages) {
    const met = metBy(text);
    const group = GROUPS.find(({ labels }) => labels.some((it) => it === label));
    const isRight =
      label === 'study'
        ? met === 'study' || met === 'gentle'
        : group?.good.some((it) => it === met);
    if (isRight !== true) console.log([lang, label, met, text].join('\t'));
  }
};

const [, script, file, option] = process.argv;
if (script !== undefined && script.endsWith('score-distress.ts') && file !== undefined) {
  report(file, option === '--misses');
}
