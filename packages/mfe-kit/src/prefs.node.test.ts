import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Prefs, PREFS_RANGES, readPrefs, rootLook, writePrefs } from './prefs.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const between = ({ min, max }: { min: number; max: number }) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const prefs: fc.Arbitrary<Prefs> = fc.record({
  theme: optional(fc.constantFrom('light', 'sepia', 'oled')),
  custom: optional(
    fc.record({ bg: colour, fg: colour, muted: colour, accent: colour, border: colour }),
  ),
  highContrast: fc.constantFrom(true, undefined),
  arabicSize: optional(between(PREFS_RANGES.arabicSize)),
  lineHeight: optional(between(PREFS_RANGES.lineHeight)),
  pageWidth: optional(between(PREFS_RANGES.pageWidth)),
  arabicFont: optional(fc.constantFrom('cairo', 'reem-kufi')),
  translationSize: optional(between(PREFS_RANGES.translationSize)),
  hideTranslation: fc.constantFrom(true, undefined),
  translation: optional(fc.constantFrom('en.sahih', 'ur.jalandhry')),
});

test('[3.18] what is written into the cookie is read back the same, whatever cookies stand around it', () => {
  fc.assert(
    fc.property(prefs, (value) => {
      expect(readPrefs(`a=1; prefs=${writePrefs(value)}; prefsx=2`)).toEqual(value);
    }),
  );
});

test('the cookie’s value needs no quoting and stays small', () => {
  fc.assert(
    fc.property(prefs, (value) => {
      expect(writePrefs(value)).toMatch(/^[\w.%~*-]{0,400}$/);
    }),
  );
});

test('[5.9] a number out of its range is as if it were not there', () => {
  expect(readPrefs('prefs=size%3D15').arabicSize).toBeUndefined();
  expect(readPrefs('prefs=size%3D16').arabicSize).toBe(16);
  expect(readPrefs('prefs=leading%3D2.6').lineHeight).toBeUndefined();
  expect(readPrefs('prefs=width%3D91').pageWidth).toBeUndefined();
});

test('nothing that somebody wrote into the cookie reaches the page unread', () => {
  const hostile = ['"><script>', 'red;}', '#000', '1e9', '../..', '%00', 'url(x)', '-1'];
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...hostile), fc.string()), (text) => {
      const encoded = encodeURIComponent(text);
      for (const field of ['theme', 'colours', 'font', 'edition', 'size', 'leading']) {
        const { data, style } = rootLook(
          readPrefs(`prefs=${field}${encodeURIComponent('=')}${encoded}`),
        );
        for (const value of [...Object.values(data), ...Object.values(style)]) {
          expect(value ?? '').toMatch(/^[\w#.%-]*$/);
        }
      }
    }),
  );
});

test('[3.18] sizes are set in rem, so that the browser’s own text size still counts', () => {
  const { style } = rootLook({ arabicSize: 24, pageWidth: 75, lineHeight: 1.9 });
  expect(style['--arabic-size']).toBe('1.5rem');
  expect(style['--page-width']).toBe('75');
  expect(style['--arabic-leading']).toBe('1.9');
});

test('[3.18] high contrast goes before colours that a reader mixed', () => {
  const custom = {
    bg: '#ffffff',
    fg: '#eeeeee',
    muted: '#eeeeee',
    accent: '#eeeeee',
    border: '#eeeeee',
  };
  expect(rootLook({ custom }).style['--fg']).toBe('#eeeeee');
  expect(rootLook({ custom, highContrast: true }).style['--fg']).toBeUndefined();
});
