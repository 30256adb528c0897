/**
 * The source package holds the code points of the King Fahd Complex's own fonts. Fonts that follow
 * Unicode need these instead, or 1,807 marks show as boxes and the silent-letter circle as a sukun.
 */
const UNICODE_FOR_KFGQPC: ReadonlyMap<string, string> = new Map([
  ['\u0657', '\u08F0'], // open fathatan
  ['\u065E', '\u08F1'], // open dammatan
  ['\u0656', '\u08F2'], // open kasratan
  ['\u0652', '\u06DF'], // small high rounded zero (the sukun itself is U+06E1)
  ['\u065C', '\u06EA'], // the dot below of the imala, in 11:41 only
  ['\u2009', ''], // a stray thin space, in 2:72 only
]);

/** The verse in Unicode code points, in the order of the source; no normalisation takes place. */
export function toUnicodeCodePoints(kfgqpc: string): string {
  let text = '';
  for (const character of kfgqpc) text += UNICODE_FOR_KFGQPC.get(character) ?? character;
  return text;
}
