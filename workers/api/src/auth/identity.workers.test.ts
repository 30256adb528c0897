import { describe, expect, test } from 'vitest';
import { identityOf, together } from './identity.ts';

const of = (claims: object) => identityOf('https://issuer.test', 's-1', { ...claims });

describe('the name in the claims', () => {
  test.each([
    [{ given_name: 'Maryam', family_name: 'Khan' }, 'Maryam', 'Khan'],
    [{ name: 'Maryam bint Imran' }, 'Maryam', 'bint Imran'],
    [{ name: 'مريم بنت عمران' }, 'مريم', 'بنت عمران'],
    [{ given_name: 'Maryam', name: 'Maryam Khan' }, 'Maryam', null],
    [{ name: 'Maryam' }, 'Maryam', null],
    [{ given_name: '  ', name: '' }, null, null],
    [{ given_name: 7, family_name: {} }, null, null],
    [{}, null, null],
  ])('[3.2] of %j is %s, %s', (claims, firstName, lastName) => {
    expect(of(claims)).toMatchObject({ firstName, lastName });
  });

  test('[3.2] holds no control characters and has an end', () => {
    expect(of({ given_name: 'a\u0000\nb' }).firstName).toBe('a  b');
    expect(of({ given_name: 'a\u2028b\u0085' }).firstName).toBe('a b');
    expect(of({ given_name: 'x'.repeat(500) }).firstName).toHaveLength(200);
  });
});

test('[3.2] names and e-mails hold no marks that turn what stands beside them around', () => {
  for (const mark of '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069') {
    const { firstName, email } = of({
      given_name: `${mark}Mar${mark}yam`,
      email: `a${mark}@b.test`,
    });
    expect([firstName, email]).toEqual(['Maryam', 'a@b.test']);
  }
  expect(of({ given_name: '\u202E\u2066' }).firstName).toBeNull();
  // Nor what cannot be seen: who is called that has no name.
  expect(of({ given_name: '\u200B\u3164', name: 'Maryam' }).firstName).toBe('Maryam');
  // A joiner that Persian and Urdu names are written with is no such mark.
  expect(of({ given_name: 'علی\u200Cرضا' }).firstName).toBe('علی\u200Cرضا');
});

test('[R8] an e-mail is verified where the provider says so, and not of another one', () => {
  const email = 'a@b.test';
  for (const yes of [true, 'true']) {
    expect(of({ email, email_verified: yes }).emailVerified).toBe(true);
  }
  for (const no of [false, 'false', 'TRUE', 1, null, undefined, {}, [true]]) {
    expect(of({ email, email_verified: no }).emailVerified, JSON.stringify(no)).toBe(false);
  }
  const verified = { email, email_verified: true };
  expect(of(together(verified, { name: 'M' })).emailVerified).toBe(true);
  expect(of(together({ sub: 's-1' }, verified)).emailVerified).toBe(true);
  expect(of(together(verified, { email: 'other@b.test' }))).toMatchObject({
    email: 'other@b.test',
    emailVerified: false,
  });
  expect(of(together({ email }, { email_verified: true })).emailVerified).toBe(false);
});

test('[R8] an e-mail is shown, and is no part of who somebody is', () => {
  expect(of({ email: 'a@b.test' })).toMatchObject({
    issuer: 'https://issuer.test',
    subject: 's-1',
    email: 'a@b.test',
  });
});
