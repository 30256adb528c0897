const AYAH_END = '\u06DD';
const ARABIC_INDIC_ZERO = 0x0660;

/**
 * The sign that ends verse `n`: U+06DD followed by Arabic-Indic digits, in logical order. Qur'an
 * fonts draw the digits inside the sign (Unicode: U+06DD is a prepended concatenation mark).
 */
export function ayahEnd(n: number): string {
  return AYAH_END + arabicDigits(n);
}

/** A whole number, 0 or more, in Arabic-Indic digits. @throws RangeError for any other number. */
export function arabicDigits(n: number): string {
  if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`not a whole number: ${n}`);
  return [...String(n)]
    .map((digit) => String.fromCodePoint(ARABIC_INDIC_ZERO + Number(digit)))
    .join('');
}
