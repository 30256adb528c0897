/** A question as patterns read it: small letters, plain apostrophes, Arabic without marks and seats. */
export const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\u0640\u064B-\u065F\u0670\u06D6-\u06ED]/gu, '')
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

/** One pattern of many alternatives. */
export const anyOf = (...alternatives: string[]): RegExp => new RegExp(alternatives.join('|'), 'u');
