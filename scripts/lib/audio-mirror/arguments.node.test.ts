import { describe, expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const RIGHT = '--i-may-keep-copies';
const read = (line: string) => readArguments(line.split(' '));

describe('the command line of mirroring', () => {
  test('[7.25] names a recitation, a quality and surahs', () => {
    expect(read(`ar.alafasy 128 --surahs 112,1-3,2 ${RIGHT}`)).toEqual({
      edition: 'ar.alafasy',
      bitrate: 128,
      surahs: [1, 2, 3, 112],
      cloudflare: false,
      perSecond: 2,
    });
    expect(read(`ur.khan 64 ${RIGHT} --cloudflare`).surahs).toHaveLength(114);
  });

  test('[7.25] without the word that one may, nothing is copied', () => {
    expect(() => read('ar.alafasy 128')).toThrow('belong to the reciters');
  });

  test.each([
    ['ar.alafasy', 'usage:'],
    ['ar.alafasy 128 64', 'usage:'],
    ['ar.alafasy 192', 'It has 64, 128.'],
    ['ar.nobody 128', 'Nobody knows it.'],
    ['ar.alafasy 128 --surahs 0-5', '1 to 114'],
    ['ar.alafasy 128 --surahs 5-1', '1 to 114'],
    ['ar.alafasy 128 --surahs 1,115', '1 to 114'],
    ['ar.alafasy 128 --surahs all', '1 to 114'],
    ['ar.alafasy 128 --per-second 100', 'at most 8'],
  ])('[7.25] %s is refused: %s', (line, message) =>
    expect(() => read(`${line} ${RIGHT}`)).toThrow(message),
  );
});
