import { MAX_CONCEPT_BYTES } from '@fahm/contracts/study/concepts.ts';
import { MAX_DEVICES } from '@fahm/contracts/person/devices.ts';
import { MAX_FOLDERS } from '@fahm/contracts/study/folders.ts';
import { maxLessonItems } from '@fahm/contracts/study/lessons.ts';
import { MAX_WORDS } from '@fahm/contracts/study/word-cards.ts';
import { surahCount } from '@fahm/contracts/quran/surahs.ts';
import { MAX_DOCUMENT_BYTES, SYNCED_DOCUMENTS } from '@fahm/contracts/person/sync.ts';
import { billingCustomer, subscription } from '@fahm/db/schema/billing.ts';
import { coachDay, coachPlan } from '@fahm/db/schema/coach.ts';
import { editor } from '@fahm/db/schema/concept.ts';
import { document } from '@fahm/db/schema/document.ts';
import { entitlement } from '@fahm/db/schema/entitlement.ts';
import { folder } from '@fahm/db/schema/folder.ts';
import { learner } from '@fahm/db/schema/learner.ts';
import { profile } from '@fahm/db/schema/profile.ts';
import { session } from '@fahm/db/schema/session.ts';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

/** Reviews that the log takes for one day (UTC) of one learner: one every six seconds for eight hours. */
export const REVIEWS_A_DAY = 5000;
/** A longer log is compacted (`card/compaction.ts`) down to `RETAINED_REVIEWS`. */
export const RETAINED_REVIEWS = 50_000;
/** Days of counted messages that are kept. */
export const COACH_RETENTION_DAYS = 30;

/**
 * What holds a table to its quota. `key`: its key allows no more. `refused`: a write beyond it is refused. `oldest`:
 * the oldest row gives way. `housekeeping`: what is too much goes within a day. `others`: an operator or Stripe
 * alone writes it.
 */
type Held = 'key' | 'refused' | 'oldest' | 'housekeeping' | 'others';

/** A table whose rows say whose they are. */
type TableOfPerson = SQLiteTable & { personId: SQLiteColumn };

/**
 * Rows that one person may have in a table; bytes of what they write into it, where a row may be long. `whole`: the
 * table, where the export reads all of it at once; what may be long is read in pages (`person/export/kinds.ts`).
 */
export type Quota = { rows: number; bytes?: number; held: Held; whole?: TableOfPerson };

/**
 * How much is kept of one person, by table: every table whose rows belong to people stands here, which a test
 * reads off the schema. An account at all its quotas is what the export is measured with (docs/accounts.md).
 */
export const QUOTAS = {
  billing_customer: { rows: 2, held: 'key', whole: billingCustomer },
  card_state: { rows: surahCount * maxLessonItems + MAX_WORDS, held: 'key' },
  coach_day: { rows: COACH_RETENTION_DAYS + 2, held: 'housekeeping', whole: coachDay },
  coach_exchange: { rows: 1000, held: 'oldest' },
  coach_plan: { rows: surahCount, held: 'key', whole: coachPlan },
  concept: { rows: 1000, bytes: 4_000_000, held: 'refused' },
  concept_version: { rows: 100, bytes: 100 * MAX_CONCEPT_BYTES, held: 'oldest' },
  document: {
    rows: SYNCED_DOCUMENTS.length,
    bytes: SYNCED_DOCUMENTS.length * MAX_DOCUMENT_BYTES,
    held: 'key',
    whole: document,
  },
  editor: { rows: 1, held: 'key', whole: editor },
  entitlement: { rows: 2, held: 'key', whole: entitlement },
  folder: { rows: MAX_FOLDERS, held: 'refused', whole: folder },
  folder_item: { rows: 5000, bytes: 2_000_000, held: 'refused' },
  learner: { rows: 1, held: 'key', whole: learner },
  mastery_tick: { rows: surahCount * maxLessonItems, held: 'key' },
  objective_shown: { rows: surahCount * maxLessonItems, held: 'key' },
  profile: { rows: 1, held: 'key', whole: profile },
  report: { rows: 200, held: 'refused' },
  review: { rows: RETAINED_REVIEWS + 4 * REVIEWS_A_DAY, held: 'housekeeping' },
  session: { rows: MAX_DEVICES, held: 'oldest', whole: session },
  // One may be open at a time, and Stripe ends an unpaid one after a day.
  subscription: { rows: 1000, held: 'others', whole: subscription },
} as const satisfies Record<string, Quota>;

export type PeopleTable = keyof typeof QUOTAS;

/** A review log is compacted from this length on: seldom, and then by much. */
export const LONGEST_LOG = RETAINED_REVIEWS + 2 * REVIEWS_A_DAY;
