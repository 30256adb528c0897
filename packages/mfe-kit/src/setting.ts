/** The five colours of a theme that a reader mixed, each `#rrggbb`. */
export type CustomColours = Record<(typeof COLOUR_NAMES)[number], string>;
export const COLOUR_NAMES = ['bg', 'fg', 'muted', 'accent', 'border'] as const;

/** An edition id and nothing else: it becomes part of an address. */
export const EDITION_ID = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;

/** Fields of settings as an earlier version of the product persisted them; anything may stand there. */
export type PersistedFields = Readonly<Record<string, unknown>>;

type Common = {
  /**
   * Its value out of what earlier versions persisted, by the version of the settings that the step leads to.
   * Only what was renamed or changed its meaning needs a step: a setting that is new is at its default.
   */
  migrate?: Readonly<Record<number, (persisted: PersistedFields) => unknown>>;
  /**
   * Its field in the `prefs` cookie, for what shapes a page's first paint. The cookie has no version: a name
   * is never used again for something else.
   */
  cookie?: string;
};

/** The tab of the settings that lists it; one with a control of its own is listed nowhere. */
type Listed = { panel?: 'text' | 'colours' | 'translation' | 'audio' | 'more' };

type Flag = Common &
  Listed & {
    kind: 'flag';
    default: boolean;
    /** What cookie and attribute say while it is not at its default. */
    word?: string;
    /** The root element's attribute, without `data-`. */
    attribute?: string;
  };

/** A number between two bounds, both allowed. */
type Range = Common &
  Listed & {
    kind: 'range';
    default: number;
    min: number;
    max: number;
    step: number;
    /** The root element's custom property; its default stands in the tokens of `packages/ui`. */
    property?: `--${string}`;
    /** `rem` for pixels at the browser's default size, so that the browser's own text size still counts. */
    unit?: 'rem';
  };

type Choice = Common & {
  kind: 'choice';
  default: string | number;
  of: readonly (string | number)[];
  attribute?: string;
  /** Whether the attribute is there at the default too. */
  always?: true;
};

type Text = Common & { kind: 'text'; default: string | null; pattern?: RegExp };

type Colours = Common & { kind: 'colours'; default: null };

/** All there is to know about one setting. What persists, paints, lists or syncs settings derives from it. */
export type Setting = Flag | Range | Choice | Text | Colours;

type ValueOf<S> = S extends { kind: 'flag' }
  ? boolean
  : S extends { kind: 'range' }
    ? number
    : S extends { kind: 'choice'; of: readonly (infer Of)[] }
      ? Of
      : S extends { kind: 'text'; default: string }
        ? string
        : S extends { kind: 'text' }
          ? string | null
          : CustomColours | null;

export type ValuesOf<All> = { -readonly [Name in keyof All]: ValueOf<All[Name]> };

/** A setting's value in what was persisted: its default where that makes no sense, numbers clamped. */
export function parseValue(setting: Setting, value: unknown): unknown {
  switch (setting.kind) {
    case 'flag':
      return typeof value === 'boolean' ? value : setting.default;
    case 'range':
      return typeof value === 'number' && Number.isFinite(value)
        ? clamp(value, setting)
        : setting.default;
    case 'choice':
      return setting.of.find((it) => it === value) ?? setting.default;
    case 'text':
      return typeof value === 'string' && (setting.pattern?.test(value) ?? true)
        ? value
        : setting.default;
    case 'colours':
      return parseColours(value);
  }
}

/** Two decimals are what the cookie holds. */
const clamp = (value: number, { min, max }: Range): number =>
  Math.round(Math.min(max, Math.max(min, value)) * 100) / 100;

function parseColours(value: unknown): CustomColours | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Record<string, unknown>;
  const colours = Object.fromEntries(COLOUR_NAMES.map((name) => [name, fields[name]]));
  const whole = Object.values(colours).every(
    (colour) => typeof colour === 'string' && /^#[0-9a-f]{6}$/.test(colour),
  );
  return whole ? (colours as CustomColours) : null;
}
