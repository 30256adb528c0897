import type { Report } from '@fahm/contracts/reports.ts';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { realBindings } from '../../test/bindings.ts';
import { createBrowser } from '../../test/browser.ts';
import { freshMinute } from '../../test/fresh-minute.ts';
import { signedIn } from '../../test/person.ts';

const report = (change: Partial<Report> = {}): Report => ({
  id: crypto.randomUUID(),
  kind: 'verse',
  about: '/read/chapter/2/255',
  message: 'A word of the translation is missing.',
  email: null,
  ...change,
});

const stored = (id: string) => env.DB.prepare('select * from report where id = ?').bind(id).first();

describe('a report', () => {
  test('[2.2.5] needs no account, and is stored as it was written', async () => {
    const written = report({ message: '  One word.  ', email: 'a@mail.test' });
    const response = await createBrowser(realBindings()).write('POST', '/api/reports', written);
    expect(response.status).toBe(204);
    expect(await stored(written.id)).toMatchObject({
      person_id: null,
      kind: 'verse',
      about: '/read/chapter/2/255',
      message: 'One word.',
      email: 'a@mail.test',
      closed_at: null,
    });
  });

  test('[2.2.5] of somebody signed in is theirs', async () => {
    const written = report();
    await (await signedIn()).write('POST', '/api/reports', written);
    expect((await stored(written.id))?.['person_id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('[2.2.5] sent twice is stored once, and another text under its id changes nothing', async () => {
    const browser = createBrowser(realBindings());
    const written = report();
    await browser.write('POST', '/api/reports', written);
    const again = await browser.write('POST', '/api/reports', { ...written, message: 'Other' });
    expect(again.status).toBe(204);
    expect((await stored(written.id))?.['message']).toBe(written.message);
  });

  test.each([
    { message: '   ' },
    { message: 'x'.repeat(4001) },
    { kind: 'praise' },
    { id: '1' },
    { email: 'nowhere' },
    { about: 'x'.repeat(501) },
  ])('[R7] with %j is 422', async (change) => {
    const browser = createBrowser(realBindings());
    const body = { ...report(), ...change };
    expect((await browser.write('POST', '/api/reports', body)).status).toBe(422);
  });

  test('[R8] of one address is asked to wait after five in a minute', async () => {
    const bindings = { ...realBindings(), REPORT_LIMIT: env.REPORT_LIMIT };
    const browser = createBrowser(bindings);
    const send = (address: string) =>
      browser.write('POST', '/api/reports', report(), { 'cf-connecting-ip': address });
    await freshMinute();
    for (let count = 0; count < 5; count += 1) expect((await send('192.0.2.7')).status).toBe(204);
    const refused = await send('192.0.2.7');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await send('192.0.2.8')).status).toBe(204);
  });
});
