import type { AccountExport } from '@fahm/contracts/account.ts';
import { billingCustomer, subscription } from '@fahm/db/schema/billing.ts';
import { coachDay, coachExchange, coachPlan } from '@fahm/db/schema/coach.ts';
import { cardState, review } from '@fahm/db/schema/card.ts';
import { concept, conceptVersion, editor } from '@fahm/db/schema/concept.ts';
import { document } from '@fahm/db/schema/document.ts';
import { entitlement } from '@fahm/db/schema/entitlement.ts';
import { folder, folderItem } from '@fahm/db/schema/folder.ts';
import { learner } from '@fahm/db/schema/learner.ts';
import { lessonItem } from '@fahm/db/schema/lesson.ts';
import { masteryTick, objectiveShown } from '@fahm/db/schema/mastery.ts';
import { person } from '@fahm/db/schema/person.ts';
import { profile } from '@fahm/db/schema/profile.ts';
import { report } from '@fahm/db/schema/report.ts';
import { session } from '@fahm/db/schema/session.ts';
import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { UserId } from './user-id.ts';

// What opens doors stays out of a file that people pass on.
const { secretHash: _secret, signIn: _signIn, ...openSession } = getTableColumns(session);

const read = (json: string): unknown => (json === '' ? null : JSON.parse(json));

/** Rows of one kind: JSON that a column keeps is told as what it is; null for an answer that is still to come. */
const opened = <Row extends object>(
  rows: readonly Row[],
  column: keyof Row,
): Record<string, unknown>[] =>
  rows.map((row) => Object.assign({}, row, { [column]: read(String(row[column])) }));

/** What somebody did as a learner. Rows name lessons by numbers; here by their ids, as pages do. */
const studyOf = ({ db }: Context, userId: UserId) => {
  const learners = db.select({ id: learner.id }).from(learner).where(eq(learner.personId, userId));
  return [
    db.select().from(learner).where(eq(learner.personId, userId)),
    db
      .select({ ...getTableColumns(cardState), card: lessonItem.id })
      .from(cardState)
      .leftJoin(lessonItem, eq(lessonItem.number, cardState.item))
      .where(inArray(cardState.learner, learners)),
    db
      .select({ ...getTableColumns(review), card: lessonItem.id })
      .from(review)
      .leftJoin(lessonItem, eq(lessonItem.number, review.item))
      .where(inArray(review.learner, learners)),
    db
      .select({ ...getTableColumns(masteryTick), objectiveId: lessonItem.id })
      .from(masteryTick)
      .leftJoin(lessonItem, eq(lessonItem.number, masteryTick.objective))
      .where(eq(masteryTick.personId, userId)),
    db.select().from(concept).where(eq(concept.ownerId, userId)),
    db.select().from(conceptVersion).where(eq(conceptVersion.ownerId, userId)),
    db.select().from(editor).where(eq(editor.personId, userId)),
    db.select().from(folder).where(eq(folder.personId, userId)),
    db.select().from(folderItem).where(eq(folderItem.personId, userId)),
    db.select().from(coachDay).where(eq(coachDay.personId, userId)),
    db.select().from(coachExchange).where(eq(coachExchange.personId, userId)),
    db.select().from(coachPlan).where(eq(coachPlan.personId, userId)),
    db
      .select({ ...getTableColumns(objectiveShown), objectiveId: lessonItem.id })
      .from(objectiveShown)
      .leftJoin(lessonItem, eq(lessonItem.number, objectiveShown.objective))
      .where(inArray(objectiveShown.learner, learners)),
  ] as const;
};

/**
 * Everything kept about a person, by kind. One statement for each kind, all in one round trip, which is
 * one moment. A test walks the schema: a table that belongs to people and is missing here fails it.
 */
export const exportPerson = async (ctx: Context, userId: UserId): Promise<AccountExport> => {
  const { db, now } = ctx;
  const [people, profiles, sessions, entitlements, documents, reports, ...others] = await db.batch([
    db.select().from(person).where(eq(person.id, userId)),
    db.select().from(profile).where(eq(profile.personId, userId)),
    db.select(openSession).from(session).where(eq(session.personId, userId)),
    db.select().from(entitlement).where(eq(entitlement.personId, userId)),
    db.select().from(document).where(eq(document.personId, userId)),
    db.select().from(report).where(eq(report.personId, userId)),
    db.select().from(billingCustomer).where(eq(billingCustomer.personId, userId)),
    db.select().from(subscription).where(eq(subscription.personId, userId)),
    ...studyOf(ctx, userId),
  ]);
  const [customers, subscriptions, ...study] = others;
  const [learners, cards, reviews, ticks, concepts, versions, editors, folders, items, ...coach] =
    study;
  const [coachDays, coachExchanges, coachPlans, shown] = coach;
  return {
    version: 1,
    exportedAt: now,
    data: {
      person: people,
      profile: profiles,
      session: sessions,
      entitlement: entitlements,
      report: reports,
      billing_customer: customers,
      subscription: subscriptions,
      document: opened(documents, 'value'),
      learner: learners,
      card_state: cards,
      review: reviews,
      mastery_tick: ticks,
      objective_shown: shown,
      concept: opened(concepts, 'body'),
      concept_version: opened(versions, 'body'),
      editor: editors,
      folder: folders,
      folder_item: items,
      coach_day: coachDays,
      coach_exchange: opened(coachExchanges, 'answer'),
      coach_plan: coachPlans,
    },
  };
};
