import { bitratesOf } from '@fahm/contracts/audio/recitation-bitrates.ts';
import { BITRATES, type Bitrate } from '@fahm/contracts/audio/recitations.ts';
import { parseArgs } from 'node:util';

export type MirrorArguments = {
  edition: string;
  bitrate: Bitrate;
  /** Numbers of surahs, ascending, each once. */
  surahs: number[];
  cloudflare: boolean;
  perSecond: number;
};

const USAGE = `usage: npm run audio:mirror -- <edition> <bitrate> --i-may-keep-copies [options]

  <edition> <bitrate>    for example ar.alafasy 128
  --i-may-keep-copies    recitations belong to the reciters: say that you have the right to copy this one
  --surahs 1-5,112       which ones; all 114 otherwise
  --per-second 2         files in a second, at most 8
  --cloudflare           into the bucket behind SHELL_URL, instead of the one on this machine`;

const RIGHTS = `Recitations belong to the reciters. Mirroring makes copies of one: if you have the right to do that, say so
with --i-may-keep-copies. docs/operations.md says more.`;

/** What the command line asks for. @throws Error with a message for people. */
export function readArguments(args: string[]): MirrorArguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      surahs: { type: 'string', default: '1-114' },
      'per-second': { type: 'string', default: '2' },
      cloudflare: { type: 'boolean', default: false },
      'i-may-keep-copies': { type: 'boolean', default: false },
    },
  });
  const [edition, rate, ...more] = positionals;
  if (edition === undefined || rate === undefined || more.length > 0) throw new Error(USAGE);
  const bitrate = BITRATES.find((known) => String(known) === rate);
  const available = bitratesOf(edition);
  if (bitrate === undefined || !available.includes(bitrate)) {
    const known = available.length > 0 ? `It has ${available.join(', ')}.` : 'Nobody knows it.';
    throw new Error(`There is no ${edition} at ${rate} kbit/s. ${known}`);
  }
  const perSecond = Number(values['per-second']);
  if (!(perSecond > 0 && perSecond <= 8))
    throw new Error('--per-second is more than 0, at most 8.');
  if (!values['i-may-keep-copies']) throw new Error(RIGHTS);
  const surahs = readSurahs(values.surahs);
  return { edition, bitrate, surahs, cloudflare: values.cloudflare, perSecond };
}

/** `1-5,112`: numbers and ranges of them. */
function readSurahs(text: string): number[] {
  const numbers = text.split(',').flatMap((part) => {
    const [, from = '', to = from] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(part.trim()) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (!(first >= 1 && last <= 114 && first <= last)) {
      throw new Error(`--surahs "${text}": numbers from 1 to 114, as 1-5,112.`);
    }
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}
