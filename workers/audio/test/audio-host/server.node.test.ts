import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { durationOf, mp3Of } from './mp3.ts';
import { type AudioHost, startAudioHost } from './server.ts';

let host: AudioHost;
beforeAll(async () => void (host = await startAudioHost()));
afterAll(() => host.stop());

const url = (path: string) => `${host.origin}/s/here/${path}`;
const status = async (path: string) => (await fetch(url(`audio/${path}`))).status;
const fail = (path: string, faults: string) =>
  fetch(url(`faults/${path}`), { method: 'PUT', body: faults });

describe('a file of the stand-in', () => {
  test('[7.25] is frames of 24 ms, as many as its verse lasts', () => {
    for (const [bitrate, bytes] of [
      [64, 192],
      [128, 384],
      [192, 576],
    ] as const) {
      const file = mp3Of(bitrate, 'ar.alafasy', 7);
      expect(file.length).toBe((durationOf(7) / 24) * bytes);
      for (let at = 0; at < file.length; at += bytes) expect(file.readUInt16BE(at)).toBe(0xfffb);
    }
  });

  test('[7.25] differs from verse to verse and from reciter to reciter', () => {
    expect(mp3Of(128, 'ar.alafasy', 1)).not.toEqual(mp3Of(128, 'ar.husary', 1));
    expect(durationOf(1)).not.toBe(durationOf(2));
    expect(durationOf(262)).toBe(24_000);
  });
});

describe('the stand-in', () => {
  test('[7.25] answers ranges and tells what it was asked', async () => {
    const response = await fetch(url('audio/64/ar.alafasy/9.mp3'), {
      headers: { range: 'bytes=-5' },
    });
    expect(response.status).toBe(206);
    expect((await response.arrayBuffer()).byteLength).toBe(5);
    const requests = await (await fetch(url('requests/64/ar.alafasy/9.mp3'))).json();
    expect(requests).toEqual(['GET 64/ar.alafasy/9.mp3 bytes=-5']);
  });

  test('[R9] fails as it is told, for a verse, an edition or all, and the closest counts', async () => {
    await fail('128/ar.husary', '500');
    await fail('128/ar.husary/2.mp3', '403,none');
    expect(await status('128/ar.husary/1.mp3')).toBe(500);
    expect(await status('128/ar.husary/2.mp3')).toBe(403);
    expect(await status('128/ar.husary/2.mp3')).toBe(200);
    expect(await status('128/ar.alafasy/1.mp3')).toBe(200);
    expect((await fail('', 'sulky')).status).toBe(400);
  });

  test('[7.25] has no verse 6237', async () => {
    expect((await fetch(url('audio/128/ar.alafasy/6237.mp3'))).status).toBe(404);
  });
});
