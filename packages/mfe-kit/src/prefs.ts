import { PAGE_SETTINGS, TRANSLATION } from './page-settings.ts';
import { COLOUR_NAMES, type CustomColours, EDITION_ID, type Setting } from './setting.ts';

type Described = typeof PAGE_SETTINGS;
type Name = keyof Described;
type Attribute = Extract<Described[Name], { attribute: string }>['attribute'];

type PrefOf<S> = S extends { kind: 'flag' }
  ? boolean
  : S extends { kind: 'range' }
    ? number
    : S extends { kind: 'colours' }
      ? CustomColours
      : string;

/**
 * How pages look for one visitor, and nothing else about them. It travels in the `prefs` cookie, so that
 * the edge can write the first bytes of a page for it, and a script before the first paint can too.
 * What is `undefined` is at its default. A theme and a font are any words: who paints may be older than
 * who wrote the cookie, and knows for itself which there are.
 */
export type Prefs = { [N in Name]?: PrefOf<Described[N]> | undefined };

/** The described settings as a list. */
export const described = () =>
  Object.entries(PAGE_SETTINGS) as [Name, Setting & { cookie: string }][];

const WORD = /^[a-z][a-z-]{0,19}$/;
const COLOURS = /^[0-9a-f]{6}(?:\.[0-9a-f]{6}){4}$/;

/** The value of the `prefs` cookie: a query string, percent-encoded. Empty when all is at its default. */
export function writePrefs(prefs: Prefs): string {
  const query = new URLSearchParams();
  for (const [name, setting] of described()) {
    const text = asText(setting, prefs[name]);
    if (text !== undefined) query.set(setting.cookie, text);
  }
  return encodeURIComponent(query.toString());
}

/** Reads a `Cookie` header (or `document.cookie`). What is not well-formed is as if it were not there. */
export function readPrefs(cookies: string | null): Prefs {
  const query = queryOf(cookies);
  return Object.fromEntries(described().map(([name, it]) => [name, fromCookie(it, query)]));
}

/** The translation's edition id alone, for pages that need no more of the cookie. */
export const readTranslation = (cookies: string): string | undefined =>
  textOf(queryOf(cookies), TRANSLATION.cookie, EDITION_ID);

/** A value as the cookie has it, and an attribute too; nothing for a flag at its default. */
function asText(setting: Setting, value: Prefs[Name]): string | undefined {
  if (value === undefined) return undefined;
  if (setting.kind === 'flag') return value === setting.default ? undefined : setting.word;
  return typeof value === 'object'
    ? COLOUR_NAMES.map((name) => value[name].slice(1)).join('.')
    : `${value}`;
}

function fromCookie(setting: Setting & { cookie: string }, query: URLSearchParams): Prefs[Name] {
  const matching = (pattern: RegExp) => textOf(query, setting.cookie, pattern);
  switch (setting.kind) {
    case 'flag':
      return query.get(setting.cookie) === setting.word ? !setting.default : undefined;
    case 'range': {
      const text = matching(/^\d{1,3}(?:\.\d{1,2})?$/);
      const value = Number(text);
      return text !== undefined && value >= setting.min && value <= setting.max ? value : undefined;
    }
    case 'choice':
      return matching(WORD);
    case 'text':
      return matching(EDITION_ID);
    case 'colours':
      return coloursOf(matching(COLOURS));
  }
}

/** What a page's root element carries for these preferences: attributes, and custom properties. */
export type ThemeAttributes = {
  /** Names without `data-`. */
  data: Record<Attribute, string | undefined>;
  style: Record<`--${string}`, string | undefined>;
};

/**
 * The look of the root element. The same rule at the edge, in the script before the first paint and when
 * a setting changes; an `undefined` takes the attribute or property away.
 */
export function themeAttributes(prefs: Prefs): ThemeAttributes {
  const data: Record<string, string | undefined> = {};
  const style: ThemeAttributes['style'] = {};
  for (const [name, setting] of described()) {
    const value = prefs[name];
    if (setting.kind === 'colours') {
      // Nobody checked the contrast of colours that a reader mixed: high contrast is that of the theme.
      const colours = prefs.highContrast ? undefined : prefs.customTheme;
      for (const colour of COLOUR_NAMES) style[`--${colour}`] = colours?.[colour];
    } else if (setting.kind === 'range') {
      if (setting.property) style[setting.property] = inUnit(value, setting.unit);
    } else if (setting.kind !== 'text' && setting.attribute) {
      const usual = setting.kind === 'choice' && setting.always ? `${setting.default}` : undefined;
      data[setting.attribute] = asText(setting, value) ?? usual;
    }
  }
  return { data, style };
}

const inUnit = (value: unknown, unit: 'rem' | undefined): string | undefined =>
  typeof value === 'number' ? (unit === 'rem' ? `${value / 16}rem` : `${value}`) : undefined;

function queryOf(cookies: string | null): URLSearchParams {
  const value = /(?:^|;\s*)prefs=([^;]*)/.exec(cookies ?? '')?.[1] ?? '';
  return new URLSearchParams(decode(value));
}

function textOf(query: URLSearchParams, name: string, pattern: RegExp): string | undefined {
  const text = query.get(name);
  return text !== null && text.length <= 60 && pattern.test(text) ? text : undefined;
}

function coloursOf(text: string | undefined): CustomColours | undefined {
  if (text === undefined) return undefined;
  const colours = text.split('.').map((hex, index) => [COLOUR_NAMES[index], `#${hex}`]);
  return Object.fromEntries(colours) as CustomColours;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
