import * as z from 'zod/mini';
import type { AuthConfig } from './auth-config.ts';
import { decrypt, encrypt } from './encryption.ts';

/** How long somebody may take to sign in at the provider, in seconds. */
export const LOGIN_TRANSACTION_SECONDS = 600;

const transactionSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  issuer: z.string(),
  clientId: z.string(),
});

const payloadSchema = z.object({ transaction: transactionSchema, expiresAt: z.int() });

/** A sign-in under way: what it must be answered with, and where it leads. */
export type LoginTransaction = z.infer<typeof transactionSchema>;

/** The login transaction as a cookie carries it: encrypted, so that it is neither read nor changed, and for ten minutes. */
export const encryptLoginTransaction = (
  { loginSecret }: AuthConfig,
  transaction: LoginTransaction,
  now: number,
) =>
  encrypt(
    loginSecret,
    JSON.stringify({ transaction, expiresAt: now + LOGIN_TRANSACTION_SECONDS * 1000 }),
  );

/** The login transaction in a cookie; null when it is not one of ours, too old, or of another configuration. */
export const decryptLoginTransaction = async (
  { loginSecret, issuer, clientId }: AuthConfig,
  encrypted: string,
  now: number,
): Promise<LoginTransaction | null> => {
  const text = await decrypt(loginSecret, encrypted).catch(() => null);
  if (text === null) return null;
  const payload = payloadSchema.safeParse(JSON.parse(text));
  if (!payload.success) return null;
  const { transaction, expiresAt } = payload.data;
  const ours = transaction.issuer === issuer.href && transaction.clientId === clientId;
  return ours && now < expiresAt ? transaction : null;
};
