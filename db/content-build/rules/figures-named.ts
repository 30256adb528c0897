import type { FigureFile } from '@fahm/contracts/content/figure.ts';
import type { SurahLessons } from '../build/authored.ts';
import type { ContentFile } from '../files/content-file.ts';
import type { Fault } from '../files/fault.ts';
import { faultsOf, type Problem } from '../files/problem.ts';

/** Whose name or word stands in almost every surah: a list of those lessons would say nothing, so only a title counts. */
const EVERYWHERE = new Set(['fig_muhammad', 'fig_ibn_masud']);

/** What titles call somebody besides the names on the page. */
const CALLED: Readonly<Record<string, readonly string[]>> = { fig_muhammad: ['The Prophet'] };

/** Names that lessons give to others as well: a scholar, somebody of today. */
const OF_OTHERS = new Set(['ahmad', 'malik', 'sara']);

/** Where somebody else is meant. */
const NOT_MEANT: Readonly<Record<string, readonly string[]>> = {
  // Japheth, who did not drown.
  'c018-the-barrier': ['fig_son_of_nuh'],
};

/** A text, and the same in lower case: most names are ruled out there, at a fraction of what a pattern costs. */
type Text = { text: string; lowered: string };
type FigureName = { id: string; isIn: (text: Text) => boolean; titleAlone: boolean };

const PERSON = "(?:(?:Abu|Ibn) )?(?:al-)?\\p{Lu}[\\p{L}'-]+";
const AND = '(?:,|,? and|,? or) ';

/** Not the son, the father or the namesake of somebody, not the servant of a Name of God (Abd al-Aziz), and not human beings, tales, a place or a reciter. */
const BEFORE =
  "(?<![\\p{L}'-])(?<!\\b(?:ibn|bint|Ibn|Abd|Abu|Abi|Umm|Banu|Zubair|[Ss]ons? of|[Cc]hild(?:ren)? of|stories of|Station of) )" +
  `(?<!\\b[Rr]eci(?:ters?|tations?) (?:of )?(?:${PERSON}${AND})*)(?<!\\b[Rr]eadings? of (?:${PERSON}${AND})*)`;
const AFTER =
  '(?! (?:ibn|bint|al-)\\b)(?![\\p{L}-])' +
  `(?!(?:${AND}${PERSON})* (?:reads?|recites?)\\b)(?!, one of the (?:seven|ten)\\b)`;

/** Each figure by its name and the aliases that no other figure has; what stands in brackets explains. */
function figureNames(figures: readonly FigureFile[]): FigureName[] {
  const named = figures.map(({ id, name, aliases }) => ({
    id,
    names: [name, ...aliases, ...(CALLED[id] ?? [])].map(withoutBrackets),
  }));
  const owners = new Map<string, string[]>();
  for (const { id, names } of named) {
    for (const name of names) owners.set(lower(name), [...(owners.get(lower(name)) ?? []), id]);
  }
  const isOwn = (name: string) =>
    new Set(owners.get(lower(name))).size === 1 && !OF_OTHERS.has(lower(name));
  return named.map(({ id, names }) => {
    const own = names.filter(isOwn).map((name) => ({
      lowered: lower(name),
      pattern: patternOf(name),
      namesake: namesakeOf(name, names),
    }));
    return {
      id,
      titleAlone: EVERYWHERE.has(id),
      isIn: ({ text, lowered }) =>
        own.some(({ lowered: name, pattern, namesake }) => {
          if (!lowered.includes(name)) return false;
          const at = text.search(pattern);
          const other = text.search(namesake);
          return at >= 0 && (other < 0 || at < other);
        }),
    };
  });
}

/** A concept or a story of the second form lists the figures that its title or summary names: their pages lead to it. */
export const checkFiguresNamed = (
  files: ReadonlyMap<string, ContentFile>,
  lessons: readonly SurahLessons[],
  figures: readonly FigureFile[],
): Fault[] => {
  const names = figureNames(figures);
  return lessons.flatMap(({ surah, whole, concepts, stories }) => {
    if (whole === null) return [];
    const folder = `surah/${String(surah).padStart(3, '0')}`;
    const inFile = (name: string, items: readonly Item[]) => {
      const file = files.get(`${folder}/${name}.yaml`);
      return file === undefined ? [] : faultsOf(file, unlisted(items, names));
    };
    return [...inFile('concepts', concepts), ...inFile('stories', stories)];
  });
};

type Item = { id: string; title: string; summary: string; figures?: readonly string[] | undefined };

const unlisted = (items: readonly Item[], names: readonly FigureName[]): Problem[] =>
  items.flatMap(({ id: item, title, summary, figures = [] }, at) => {
    const head = textOf(title);
    const whole = textOf(`${title}. ${summary.replace(/\s+/g, ' ')}`);
    const apart = new Set([...figures, ...(NOT_MEANT[item] ?? [])]);
    return names
      .filter(({ id, isIn, titleAlone }) => !apart.has(id) && isIn(titleAlone ? head : whole))
      .map(({ id }) => ({ at: [at], message: `Tells of ${id}, whom its figures leave out` }));
  });

const lower = (name: string): string => name.toLowerCase();
const textOf = (text: string): Text => ({ text, lowered: lower(text) });
const withoutBrackets = (name: string): string => name.replace(/ \(.*/, '');

/** Somebody else who is named in full (Sulayman ibn Musa, Ya'qub al-Hadrami): what follows calls him by the short name. */
function namesakeOf(name: string, names: readonly string[]): RegExp {
  const rests = names.flatMap((it) => (it.startsWith(`${name} `) ? [it.slice(name.length)] : []));
  const notOwn = rests.map((rest) => `(?!${escaped(rest)})`).join('');
  return new RegExp(`(?<![\\p{L}'-])${escaped(name)}${notOwn} (?:ibn|bint|al-)\\b`, 'u');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf(name: string): RegExp {
  // The article has a capital only where a sentence or a name begins.
  const words = escaped(name).replace(/^[Aa]l-/, '[Aa]l-');
  // "The Calf" is "the calf" in a sentence.
  const flags = /^(?:the|a) /i.test(name) ? 'iu' : 'u';
  return new RegExp(`${BEFORE}${words}${AFTER}`, flags);
}
