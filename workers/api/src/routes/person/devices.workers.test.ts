import { deviceListSchema, MAX_DEVICES } from '@fahm/contracts/person/devices.ts';
import { describe, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { beginSession, identity, signedIn } from '../../../test/person.ts';

const devicesOf = async (browser: Browser) =>
  deviceListSchema.parse(await (await browser.get('/api/devices')).json());

const statusOf = async (browser: Browser) => (await browser.get('/api/auth/user')).status;

describe('signed-in devices', () => {
  test('[2.13] are listed with a name and times, and the one that asks is marked', async () => {
    const who = identity();
    const [phone, laptop] = [await signedIn(who), await signedIn(who)];
    const devices = await devicesOf(phone);
    expect(devices.filter(({ current }) => current)).toHaveLength(1);
    expect(devices).toHaveLength(2);
    expect(devices.every(({ label }) => label === 'Firefox on Linux')).toBe(true);
    expect((await devicesOf(laptop)).length).toBe(2);
  });

  test('[R8] the list holds nothing that opens a session', async () => {
    const browser = await signedIn();
    const text = await (await browser.get('/api/devices')).text();
    expect(text).not.toContain(browser.jar.get('__Host-session'));
    expect(Object.keys((JSON.parse(text) as object[])[0] ?? {}).toSorted()).toEqual([
      'current',
      'id',
      'label',
      'lastSeenAt',
      'signedInAt',
    ]);
  });

  test('[2.13] one that is signed out is dead with its next request', async () => {
    const who = identity();
    const [phone, laptop] = [await signedIn(who), await signedIn(who)];
    const other = (await devicesOf(phone)).find(({ current }) => !current);
    const response = await phone.write('DELETE', `/api/devices/${other?.id}`);
    expect(response.status).toBe(204);
    expect([await statusOf(phone), await statusOf(laptop)]).toEqual([200, 401]);
  });

  test('[2.13] all others can be signed out at once', async () => {
    const who = identity();
    const [phone, laptop, tablet] = [await signedIn(who), await signedIn(who), await signedIn(who)];
    const stranger = await signedIn();
    expect((await phone.write('DELETE', '/api/devices')).status).toBe(204);
    const statuses = await Promise.all([phone, laptop, tablet, stranger].map(statusOf));
    expect(statuses).toEqual([200, 401, 401, 200]);
  });

  test('[2.13] the one that asks can sign itself out, which takes its cookies', async () => {
    const browser = await signedIn();
    const [own] = await devicesOf(browser);
    await browser.write('DELETE', `/api/devices/${own?.id}`);
    expect(browser.jar.size).toBe(0);
  });

  test('[R6] those of another person are 404, and stay', async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];
    const [device] = await devicesOf(theirs);
    const response = await mine.write('DELETE', `/api/devices/${device?.id}`);
    expect(response.status).toBe(404);
    expect(await statusOf(theirs)).toBe(200);
  });

  test.each(['x', '1', '%00', "'--", crypto.randomUUID().toUpperCase()])(
    '[R6] %s names no device',
    async (id) => {
      const response = await (await signedIn()).write('DELETE', `/api/devices/${id}`);
      expect(response.status).toBe(404);
    },
  );

  test(`[P20] of more than ${MAX_DEVICES}, those unused for longest are signed out`, async () => {
    const who = identity();
    const begun = Date.now() - 3_600_000;
    for (let count = 0; count < MAX_DEVICES + 5; count += 1) await beginSession(who, begun + count);
    const devices = await devicesOf(await signedIn(who));
    expect(devices).toHaveLength(MAX_DEVICES);
    expect(Math.min(...devices.map(({ signedInAt }) => signedInAt))).toBe(begun + 6);
  });
});
