import fc from 'fast-check';
import { described, type Prefs } from '../prefs.ts';
import { COLOUR_NAMES, type CustomColours, type Setting } from '../setting.ts';

const colours = fc
  .tuple(...COLOUR_NAMES.map(() => fc.integer({ min: 0, max: 0xffffff })))
  .map((values) => {
    const hex = values.map((value) => `#${value.toString(16).padStart(6, '0')}`);
    return Object.fromEntries(COLOUR_NAMES.map((name, index) => [name, hex[index]]));
  }) as fc.Arbitrary<CustomColours>;

/** Anything that somebody may set it to, as the settings have it. */
export function valueOf(setting: Setting): fc.Arbitrary<unknown> {
  switch (setting.kind) {
    case 'flag':
      return fc.boolean();
    case 'range':
      return fc
        .integer({ min: setting.min * 10, max: setting.max * 10 })
        .map((tenths) => tenths / 10);
    case 'choice':
      return fc.constantFrom(...setting.of);
    case 'text':
      return fc.constantFrom(setting.default, 'en.sahih', 'ur.jalandhry');
    case 'colours':
      return fc.option(colours);
  }
}

/** How pages may look for a visitor: of every setting in the cookie nothing, or what is not its default. */
export const prefs = fc.record(
  Object.fromEntries(
    described().map(([name, setting]) => {
      const chosen = valueOf(setting).filter((value) => value !== setting.default);
      return [name, fc.option(chosen, { nil: undefined })];
    }),
  ),
) as fc.Arbitrary<Prefs>;
