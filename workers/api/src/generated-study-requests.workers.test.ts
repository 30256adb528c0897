import { coachPlanSchema, coachTipsSchema } from '@fahm/contracts/coach-plan.ts';
import { coachHistorySchema, coachReplySchema } from '@fahm/contracts/coach.ts';
import { conceptHistorySchema } from '@fahm/contracts/concepts.ts';
import { casualSessionSchema, dueListSchema, reviewedSchema } from '@fahm/contracts/flashcards.ts';
import {
  folderItemSchema,
  folderListSchema,
  folderSchema,
  openFolderSchema,
} from '@fahm/contracts/folders.ts';
import {
  conceptListSchema,
  conceptSchema,
  flashcardListSchema,
  masteryListSchema,
  ruleListSchema,
  storyListSchema,
} from '@fahm/contracts/lessons.ts';
import { masteryProgressSchema, objectiveProgressSchema } from '@fahm/contracts/masteries.ts';
import { progressListSchema, surahProgressSchema } from '@fahm/contracts/progress.ts';
import { studySettingsSchema } from '@fahm/contracts/study-settings.ts';
import { activitySchema, studyStatisticsSchema } from '@fahm/contracts/study-statistics.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { askGenerated, type Routes } from '../test/generated-requests.ts';
import { cardId, FREE, loadSampleLessons, masteryId } from '../test/lessons.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeAll(loadSampleLessons);

const name = { name: 'Mine' };
const order = { ids: [crypto.randomUUID()] };
const concept = {
  surahNumber: 2,
  title: 'Trust',
  summary: 'What trust in God is.',
  tags: ['core'],
  verseRefs: ['2:1-5'],
  learningObjectives: ['Say it.'],
};

const ROUTES: Routes = {
  'GET /api/surahs/{number}/concepts': { reply: conceptListSchema },
  'GET /api/surahs/{number}/rules': { reply: ruleListSchema },
  'GET /api/surahs/{number}/stories': { reply: storyListSchema },
  'GET /api/surahs/{number}/flashcards': { reply: flashcardListSchema },
  'GET /api/surahs/{number}/masteries': { reply: masteryListSchema },
  'GET /api/surahs/{number}/progress': { reply: surahProgressSchema },
  'GET /api/flashcards/casual/{surah}/10': { reply: casualSessionSchema },
  'GET /api/flashcards/due': { reply: dueListSchema },
  'POST /api/flashcards/{cardId}/review': {
    reply: reviewedSchema,
    body: { rating: 4, key: crypto.randomUUID(), reviewedAt: 1_700_000_000_000, offset: 60 },
  },
  'POST /api/flashcards/{cardId}/undo': {
    reply: reviewedSchema,
    body: { review: crypto.randomUUID() },
  },
  'GET /api/masteries/{id}/progress': { reply: masteryProgressSchema },
  'POST /api/masteries/{id}/progress': {
    reply: objectiveProgressSchema,
    body: { objectiveKey: 'section-0-objective-0', completed: true },
  },
  'GET /api/progress': { reply: progressListSchema },
  'GET /api/study/settings': { reply: studySettingsSchema },
  'PUT /api/study/settings': {
    reply: studySettingsSchema,
    body: { targetRetention: 0.9, newCardsPerDay: 10 },
  },
  'GET /api/study/activity': { reply: activitySchema },
  'GET /api/study/statistics': { reply: studyStatisticsSchema },
  'POST /api/ingest/concept': { reply: conceptSchema, body: { id: 'c002-trust', ...concept } },
  'GET /api/concepts?surah={number}': { reply: conceptListSchema },
  'PUT /api/concepts/{id}': { reply: conceptSchema, body: concept },
  'DELETE /api/concepts/{id}': { reply: z.null() },
  'GET /api/concepts/{id}/history': { reply: conceptHistorySchema },
  'POST /api/coach': {
    reply: coachReplySchema,
    body: { surahNumber: FREE, message: 'What is trust?', id: crypto.randomUUID() },
  },
  'GET /api/coach/{number}/messages': { reply: coachHistorySchema },
  'DELETE /api/coach/{number}/messages': { reply: z.null() },
  'GET /api/coach/{number}/plan': { reply: coachPlanSchema },
  'POST /api/coach/{number}/plan': { reply: coachPlanSchema, body: { offset: 60 } },
  'GET /api/coach/tips': { reply: coachTipsSchema },
  'GET /api/folders': { reply: folderListSchema },
  'POST /api/folders': { reply: folderSchema, body: name },
  'PUT /api/folders/order': { reply: z.null(), body: order },
  'GET /api/folders/{folderId}': { reply: openFolderSchema },
  'PUT /api/folders/{folderId}': { reply: z.null(), body: name },
  'DELETE /api/folders/{folderId}': { reply: z.null() },
  'PUT /api/folders/{folderId}/items/{itemId}': { reply: z.null(), body: { note: 'A note' } },
  'DELETE /api/folders/{folderId}/items/{itemId}': { reply: z.null() },
  'PUT /api/folders/{folderId}/order': { reply: z.null(), body: order },
  'POST /api/folders/{folderId}/items': {
    reply: folderItemSchema,
    body: { kind: 'verse', target: '2:255', note: '' },
  },
};

const REACHED: Record<string, number> = {
  'POST /api/flashcards/{cardId}/undo': 404,
  'POST /api/ingest/concept': 201,
  'PUT /api/concepts/{id}': 404,
  'DELETE /api/concepts/{id}': 404,
  'GET /api/concepts/{id}/history': 404,
  'DELETE /api/coach/{number}/messages': 204,
  'POST /api/folders': 201,
  'GET /api/folders/{folderId}': 404,
  'PUT /api/folders/{folderId}': 404,
  'PUT /api/folders/order': 409,
  'DELETE /api/folders/{folderId}': 404,
  'PUT /api/folders/{folderId}/items/{itemId}': 404,
  'DELETE /api/folders/{folderId}/items/{itemId}': 404,
  'PUT /api/folders/{folderId}/order': 409,
  'POST /api/folders/{folderId}/items': 404,
};

test('[R7] of generated requests to study none is answered with 5xx, another shape, or what is ours to know', async () => {
  const segments = [
    `${FREE}`,
    '36',
    cardId(FREE, 1),
    masteryId(FREE),
    'c001-trust',
    crypto.randomUUID(),
  ];
  await askGenerated({ routes: ROUTES, segments, reached: REACHED, runs: 1800 });
  expect(logged).not.toHaveBeenCalled();
}, 120_000);
