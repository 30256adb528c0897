/** Every page stands at its public address, which is canonical, and inside the study app. */
const APP = '/app';
export type BasePath = '' | typeof APP;

/** The addresses of a page, by its public one. */
export const inBoth = (route: string): readonly [string, string] => [route, APP + route];

/** Where an address of ours stands. */
export const basePathOf = (path: string): BasePath => (path.startsWith(`${APP}/`) ? APP : '');

/** A verse in the reader, by a reference such as `7:180`. */
export const versePath = (verse: string): string =>
  `/read/chapter/${verse.split(':')[0] ?? ''}#${verse}`;
