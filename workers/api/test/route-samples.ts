import { onboardingAnswers } from '@fahm/contracts/testing/onboarding-answers.ts';
import { apiRoutes, type OperationId, type routeList } from '@fahm/contracts/routes/api-routes.ts';
import type { Route } from '@fahm/contracts/routes/route.ts';
import { pathOf as pathWith } from '@fahm/worker-kit/testing/routes.ts';
import type * as z from 'zod/mini';

// With what the described routes are asked in tests. A new route that reads a body needs a sample of it: types say so.

type Routes = typeof apiRoutes;
type WithBody = {
  [Id in OperationId]: Routes[Id] extends { body: z.ZodMiniType } ? Id : never;
}[OperationId];
type BodyOf<R> = R extends { body: infer Body extends z.ZodMiniType } ? z.input<Body> : never;

const id = crypto.randomUUID();
const place = { version: 1, lastRead: null, seen: {}, bookmarks: [] };
const concept = {
  surahNumber: 2,
  title: 'Trust',
  summary: 'What trust in God is.',
  tags: ['core'],
  verseRefs: ['2:1-5'],
  learningObjectives: ['Say it.'],
};

/** A body that each route takes. */
export const sampleBodies: { [Id in WithBody]: BodyOf<Routes[Id]> } = {
  sendReport: { id, kind: 'page', about: null, message: 'x', email: null },
  saveProfile: { displayName: 'Maryam' },
  saveOnboarding: onboardingAnswers(),
  deleteAccount: { confirmation: 'DELETE' },
  putDocument: { revision: 0, value: place },
  createSubscription: {},
  cancelPlan: {},
  resumePlan: {},
  openPortal: {},
  reviewCard: { rating: 4, key: id, reviewedAt: 1_700_000_000_000, offset: 60 },
  undoReview: { review: id },
  tickObjective: { objectiveKey: 'section-0-objective-0', completed: true },
  saveStudySettings: { targetRetention: 0.9, newCardsPerDay: 10 },
  createConcept: { id: 'c002-trust', ...concept },
  editConcept: concept,
  createFolder: { name: 'Mine' },
  orderFolders: { ids: [id] },
  renameFolder: { name: 'Mine' },
  orderFolderItems: { ids: [id] },
  addFolderItem: { kind: 'verse', target: '2:255', note: '' },
  saveFolderNote: { note: 'A note' },
  askCoach: { surahNumber: 1, message: 'What is trust?', id },
  beginCoachPlan: { offset: 60 },
};

const sampleParams: Record<string, string> = {
  number: '1',
  surah: '1',
  count: '10',
  document: 'place',
  cardId: 'f001-001',
  id,
  folderId: id,
  itemId: id,
};

/** What a query must have, where it must have something. */
const sampleQueries: Partial<Record<OperationId, string>> = { listOwnConcepts: '?surah=1' };

export type DescribedRoute = (typeof routeList)[number];

/** The route of that name. */
export const routeOf = (operationId: OperationId): DescribedRoute => ({
  ...apiRoutes[operationId],
  operationId,
});

/** The path of a route with its parameters in it; those not given are of something that may not exist. */
export const pathOf = (route: Route, params: Record<string, string> = {}): string =>
  pathWith(route, { ...sampleParams, ...params });

/** The address at which a route is asked properly. */
export const addressOf = (route: DescribedRoute, params?: Record<string, string>): string =>
  pathOf(route, params) + (sampleQueries[route.operationId] ?? '');

export const bodyOf = ({ operationId }: DescribedRoute): unknown =>
  (sampleBodies as Partial<Record<OperationId, unknown>>)[operationId];
