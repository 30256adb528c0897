/** The whole number in a field, in digits of ASCII, Arabic or Persian; null for anything else. */
export function readNumber(text: string): number | null {
  const digits = text
    .trim()
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => `${(digit.codePointAt(0) ?? 0) & 0xf}`);
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
}
