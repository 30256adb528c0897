import {
  announcedCardKinds,
  baseCardKinds,
  type AnnouncedCardKind,
} from '@fahm/contracts/study/card-kinds.ts';
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** The kinds of cards that a client announces beside the base kinds (ruling A33). */
export type AnnouncedKinds = readonly AnnouncedCardKind[];

/**
 * Whether the card in `body` is of a kind that the client is sent, as a condition. A client that announces
 * every kind there is looks into no body.
 */
export const isSent = (body: SQL | AnyColumn, announced: AnnouncedKinds): SQL => {
  if (announcedCardKinds.every((kind) => announced.includes(kind))) return sql`1`;
  const kinds = sql.join(
    [...baseCardKinds, ...announced].map((kind) => sql`${kind}`),
    sql`, `,
  );
  return sql`json_extract(${body}, '$.type') in (${kinds})`;
};

/** The same of the lesson item that a statement calls `i`. */
export const isSentOfItem = (announced: AnnouncedKinds): SQL => isSent(sql`i.body`, announced);
