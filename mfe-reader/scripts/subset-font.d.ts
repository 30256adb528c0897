// subset-font ships no types. Only the options used here are described.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'sfnt' | 'woff2' },
  ): Promise<Buffer>;
}
