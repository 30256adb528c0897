export const messages = {
  checking: 'Checking…',
  edition: 'Edition',
  source: 'Source',
  sourceText: 'quran-db 1.2.4; letters compared with the Tanzil Quran Text 1.1',
  version: 'Text version',
  hash: (surah: string) => `SHA-256 of the Arabic of ${surah}`,
  right: (verses: number) =>
    `The Arabic on this page is right to the last mark: ${verses} verses compared.`,
  wrong: 'The Arabic on this page is not the text that was published:',
  wrongHint: 'Please do not rely on it. Reload the page; if it stays so, report it.',
  simplified:
    'The page shows a simplified spelling, as your choice of font wants. What was compared is the text ' +
    'behind it.',
  unknown: 'The text could not be compared now: the connection may have dropped.',
  unable: 'This browser cannot compute checksums on this page; it does so over https only.',
  retry: 'Check again',
  meaning:
    'Each surah was compared with a checksum that is part of this program. That guards against a text that ' +
    'was damaged on its way or in a cache. It does not guard against somebody who controls this site: they ' +
    'could change the program, too. Whoever wants to be sure compares the checksum with that of another source: ' +
    'the surah’s verses in UTF-8, one a line, without a line end after the last.',
};
