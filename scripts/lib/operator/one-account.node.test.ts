import { expect, test } from 'vitest';
import { accountsCalledSql, type AccountCalled, whyNobody } from './one-account.ts';
import { databaseOfAccounts } from '../testing/database-of-accounts.ts';

const refusal = (called: string): string =>
  whyNobody(
    called,
    databaseOfAccounts().prepare(accountsCalledSql(called)).all() as AccountCalled[],
  );

test('[R8] an address that no provider verified is refused by saying so, with the id to use instead', () => {
  const words = refusal('claimed@mail.test');
  expect(words).toContain('claimed@mail.test was not verified by the provider');
  expect(words).toContain('by its id');
  expect(words).toContain('p-4  b  (not verified)');
});

test('[R8] an address of two people is refused with both', () => {
  expect(refusal('same@mail.test')).toMatch(/address of 2 accounts[^]*p-2 {2}a\n {2}p-3 {2}b$/);
});

test('[R8] what nobody is called is nobody, whatever is written in it', () => {
  for (const called of ["' or 1 = 1 --", 'x@mail.test']) {
    expect(refusal(called)).toBe(`Nothing was written: no account is called ${called}.`);
  }
});
