import { expect, test } from 'vitest';
import { describeRecitations } from './cached-recitations.ts';

const file = (path: string, bytes: number) => ({ path, bytes, reciter: 'Alafasy' });

test('[2.11.4] what is kept of a recitation is read from its files: verses once, bytes of all', () => {
  const cached = describeRecitations([
    file('/audio/128/ar.alafasy/6205.mp3', 20),
    file('/audio/64/ar.alafasy/6205.mp3', 10),
    file('/audio/64/ar.alafasy/6206.mp3', 10),
    { path: '/audio/64/ar.husary/1.mp3', bytes: 5, reciter: null },
    file('/audio/64/ar.husary/6237.mp3', 5),
    file('/elsewhere/1.mp3', 5),
  ]);
  expect([...cached.keys()]).toEqual(['ar.husary/1', 'ar.alafasy/108']);
  expect(cached.get('ar.alafasy/108')).toMatchObject({ reciter: 'Alafasy', surah: 108, bytes: 40 });
  expect([...(cached.get('ar.alafasy/108')?.ayahs ?? [])]).toEqual([6205, 6206]);
  expect(cached.get('ar.husary/1')?.reciter).toBe('ar.husary');
});
