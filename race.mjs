import { chromium } from '@playwright/test';
const b = await chromium
  .launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
  .catch(() => chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] }));
let lost = 0,
  n = 0;
for (let i = 0; i < 100; i++) {
  const ctx = await b.newContext();
  const page = await ctx.newPage();
  const c = await ctx.newCDPSession(page);
  await c.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.goto('http://127.0.0.1:8788/reader', { waitUntil: 'commit' });
  await page.waitForSelector('html[data-ready=reader]', { state: 'attached', timeout: 30000 });
  await page.waitForTimeout((i % 20) * 8);
  await page.getByRole('searchbox').fill('zzz');
  const v0 = await page.getByRole('searchbox').inputValue();
  await page.waitForTimeout(1200);
  const v = await page.getByRole('searchbox').inputValue();
  const ok = await page.getByText('No surahs found matching').count();
  n++;
  if (!ok) {
    lost++;
    console.log(i, 'lost', JSON.stringify(v0), JSON.stringify(v), ok);
  }
  await ctx.close();
}
console.log({ n, lost });
await b.close();
