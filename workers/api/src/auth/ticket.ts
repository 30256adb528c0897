import * as z from 'zod/mini';
import type { AuthConfig } from './auth-config.ts';
import { seal, unseal } from './seal.ts';

/** How long somebody may take to sign in at the provider, in seconds. */
export const TICKET_SECONDS = 600;

const ticketSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  issuer: z.string(),
  clientId: z.string(),
});

const sealedSchema = z.object({ ticket: ticketSchema, expiresAt: z.int() });

/** A sign-in under way: what it must be answered with, and where it leads. */
export type Ticket = z.infer<typeof ticketSchema>;

/** The ticket as a cookie carries it: sealed, so that it is neither read nor changed, and for ten minutes. */
export const sealTicket = ({ loginSecret }: AuthConfig, ticket: Ticket, now: number) =>
  seal(loginSecret, JSON.stringify({ ticket, expiresAt: now + TICKET_SECONDS * 1000 }));

/** The ticket in a cookie; null when it is not one of ours, too old, or of another configuration. */
export const openTicket = async (
  { loginSecret, issuer, clientId }: AuthConfig,
  sealed: string,
  now: number,
): Promise<Ticket | null> => {
  const text = await unseal(loginSecret, sealed).catch(() => null);
  if (text === null) return null;
  const { ticket, expiresAt } = sealedSchema.parse(JSON.parse(text));
  const ours = ticket.issuer === issuer.href && ticket.clientId === clientId;
  return ours && now < expiresAt ? ticket : null;
};
