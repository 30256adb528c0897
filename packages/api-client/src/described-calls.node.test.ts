import { apiRoutes, routeList } from '@fahm/contracts/routes/api-routes.ts';
import { libraryRoutes } from '@fahm/contracts/routes/library.ts';
import type { Route } from '@fahm/contracts/routes/route.ts';
import { describe, expect, test } from 'vitest';
import { deleteAccount } from './person/account.ts';
import { askCoach } from './study/ask-coach.ts';
import * as billing from './person/billing.ts';
import type { Api, ApiRequest } from './client.ts';
import * as coach from './study/coach.ts';
import * as concepts from './study/concepts.ts';
import { getCurrentUser } from './person/current-user.ts';
import * as devices from './person/devices.ts';
import { searchFigures } from './figures.ts';
import * as flashcards from './study/flashcards.ts';
import * as folders from './study/folders.ts';
import * as lessons from './study/lessons.ts';
import * as masteries from './study/masteries.ts';
import { getOffer } from './person/offer.ts';
import * as profile from './person/profile.ts';
import * as progress from './study/progress.ts';
import * as quran from './quran.ts';
import { getReciters } from './recitations.ts';
import { sendReport } from './reports.ts';
import * as study from './study/study.ts';
import * as words from './study/recalled-words.ts';
import { getSubscriptionStatus } from './person/subscription.ts';
import * as surahs from './study/surahs.ts';
import { getDocument, putDocument } from './person/sync.ts';
import { learning } from '../test/learning.ts';
import { form as concept, KEY as id } from '../test/study-calls.ts';

// Calls keep their own paths and parsers, so that a page loads no description: here they are held to them.

const onboarding = {
  displayName: 'Maryam',
  dateOfBirth: '1990-01-31',
  gender: 'female',
  privacyAccepted: true,
  termsAccepted: true,
  onboardingCompleted: true,
  ...learning,
} as const;
const place = { version: 1, lastRead: null, seen: {}, bookmarks: [] };

const routes = { ...apiRoutes, ...libraryRoutes };
type CalledId = keyof typeof routes;

/**
 * Full page navigations and a file to save, which are links; what operators and tools ask; events; and what pages have
 * since they were built.
 */
type NotCalled =
  | 'login'
  | 'callback'
  | 'logout'
  | 'exportAccount'
  | 'getHealth'
  | 'getOpenApiDocument'
  | 'askCoach'
  | 'getQuranPage'
  | 'listFigures'
  | 'getFigure';

type Ask = (api: Api) => Promise<unknown>;

/** How each described route is called. Types demand a call of every route. */
const CALLS: Record<Exclude<CalledId, NotCalled>, Ask> = {
  listSurahs: (api) => surahs.getSurahs(api),
  getSurah: (api) => surahs.getSurah(api, 2),
  sendReport: (api) =>
    sendReport(api, { id, kind: 'page', about: null, message: 'x', email: null }),
  getCurrentUser: (api) => getCurrentUser(api),
  getProfile: (api) => profile.getProfile(api),
  saveProfile: (api) => profile.saveProfile(api, { displayName: 'Maryam' }),
  saveOnboarding: (api) => profile.saveOnboarding(api, onboarding),
  listDevices: (api) => devices.getDevices(api),
  signOutOtherDevices: (api) => devices.signOutOtherDevices(api),
  signOutDevice: (api) => devices.signOutDevice(api, id),
  deleteAccount: (api) => deleteAccount(api, { confirmation: 'DELETE' }),
  getSubscriptionStatus: (api) => getSubscriptionStatus(api),
  getDocument: (api) => getDocument(api, 'place'),
  putDocument: (api) => putDocument(api, 'place', { revision: 0, value: place }),
  getOffer: (api) => getOffer(api),
  getBilling: (api) => billing.getBilling(api),
  createSubscription: (api) => billing.createSubscription(api),
  cancelPlan: (api) => billing.cancelPlan(api),
  resumePlan: (api) => billing.resumePlan(api),
  openPortal: (api) => billing.openPortal(api),
  getOverview: (api) => lessons.getOverview(api, 2),
  listConcepts: (api) => lessons.getConcepts(api, 2),
  listRules: (api) => lessons.getRules(api, 2),
  listStories: (api) => lessons.getStories(api, 2),
  listFlashcards: (api) => lessons.getFlashcards(api, 2),
  listMasteries: (api) => lessons.getMasteries(api, 2),
  getSurahProgress: (api) => progress.getSurahProgress(api, 2, 60),
  getCasualSession: (api) => flashcards.getCasualSession(api, 2, 20),
  listDueCards: (api) => flashcards.getDueCardsOfSurah(api, 2, -60),
  reviewCard: (api) => flashcards.reviewCard(api, 'f002-001', { rating: 4, key: id }),
  undoReview: (api) => flashcards.undoReview(api, 'f002-001', { review: id }),
  getMasteryProgress: (api) => masteries.getMasteryProgress(api, 'm002'),
  tickObjective: (api) =>
    masteries.tickObjective(api, 'm002', {
      objectiveKey: 'section-0-objective-1',
      completed: true,
    }),
  listProgress: (api) => progress.getProgress(api, 60),
  listRecalledWords: (api) => words.getRecalledWords(api),
  getStudySettings: (api) => study.getStudySettings(api),
  saveStudySettings: (api) =>
    study.saveStudySettings(api, { targetRetention: 0.9, newCardsPerDay: 10 }),
  getActivity: (api) => study.getActivity(api, 60),
  getStatistics: (api) => study.getStudyStatistics(api, 60),
  createConcept: (api) => concepts.createConcept(api, concept),
  listOwnConcepts: (api) => concepts.getOwnConcepts(api, 2),
  editConcept: (api) => concepts.editConcept(api, 'c002-trust', concept),
  retractConcept: (api) => concepts.retractConcept(api, 'c002-trust'),
  getConceptHistory: (api) => concepts.getConceptHistory(api, 'c002-trust'),
  listFolders: (api) => folders.getFolders(api),
  createFolder: (api) => folders.createFolder(api, { name: 'Mine' }),
  orderFolders: (api) => folders.orderFolders(api, { ids: [id] }),
  getFolder: (api) => folders.getFolder(api, id),
  renameFolder: (api) => folders.renameFolder(api, id, { name: 'Ours' }),
  deleteFolder: (api) => folders.deleteFolder(api, id),
  orderFolderItems: (api) => folders.orderFolder(api, id, { ids: [id] }),
  addFolderItem: (api) =>
    folders.addToFolder(api, id, { kind: 'verse', target: '2:255', note: '' }),
  saveFolderNote: (api) => folders.saveNote(api, id, id, 'A note'),
  removeFolderItem: (api) => folders.removeFromFolder(api, id, id),
  getCoachTips: (api) => coach.getCoachTips(api, 60),
  getCoachPlan: (api) => coach.getCoachPlan(api, 2, 60),
  beginCoachPlan: (api) => coach.beginCoachPlan(api, 2, 60),
  getCoachChat: (api) => coach.getCoachChat(api, 2, 'en.pickthall'),
  deleteCoachChat: (api) => coach.deleteCoachChat(api, 2),
  listEditions: (api) => quran.getTranslations(api),
  getQuranSurah: (api) => quran.getQuranSurah(api, { number: 2, edition: 'en.sahih' }),
  getQuranVerses: (api) => quran.getQuranVerses(api, { reference: '2:255', edition: undefined }),
  searchFigures: (api) => searchFigures(api, 'musa'),
};

/** A route that is asked in two ways. */
test('[7] reciters are asked as editions are described', async () => {
  const { path } = await requestBy((api) => getReciters(api, 'ar'));
  const { pathname, searchParams } = new URL(path, 'http://fahm.test');
  expect(pathname).toBe(libraryRoutes.listEditions.path);
  const query = Object.fromEntries(searchParams);
  expect(libraryRoutes.listEditions.query.parse(query)).toEqual(query);
});

/** Replies that are read by hand, in part, or freed of cards of unknown kinds first; other tests say how. */
const OWN_PARSERS = new Set<CalledId>([
  'listEditions',
  'getDocument',
  'putDocument',
  'listFlashcards',
  'getCasualSession',
  'listDueCards',
  'listRecalledWords',
]);

type CapturedRequest = ApiRequest<unknown>;

/** What a call asks; the answer is that nobody is there. */
async function requestBy(ask: Ask): Promise<CapturedRequest> {
  const captured: CapturedRequest[] = [];
  const api: Api = {
    request: (request) => {
      captured.push(request);
      return Promise.reject(new Error('nobody is there'));
    },
  };
  await expect(ask(api)).rejects.toThrow('nobody is there');
  expect(captured).toHaveLength(1);
  return captured[0] as CapturedRequest;
}

const patternOf = ({ path }: Route): RegExp =>
  new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const called = Object.keys(CALLS) as (keyof typeof CALLS)[];

describe.each(called)('%s', (operationId) => {
  const route: Route = routes[operationId];

  test('[7] asks the described method and path, with parameters, query and body that it takes', async () => {
    const { method, path, body } = await requestBy(CALLS[operationId]);
    expect(method).toBe(route.method);
    const { pathname, searchParams } = new URL(path, 'http://fahm.test');
    const found = patternOf(route).exec(pathname);
    expect(found, pathname).not.toBeNull();
    if (route.params) route.params.parse({ ...found?.groups });
    const query = Object.fromEntries(searchParams);
    const known = Object.keys(route.query?.shape ?? {});
    expect(Object.keys(query).filter((name) => !known.includes(name))).toEqual([]);
    if (route.query) route.query.parse(query);
    if (route.body) route.body.parse(body);
    else expect(body).toBeUndefined();
  });

  test('[7] reads the described reply', async () => {
    const { reply } = await requestBy(CALLS[operationId]);
    const parser = typeof reply === 'function' ? await reply() : reply;
    if (route.reply === undefined) expect(parser.parse(null)).toBeUndefined();
    else expect(parser === route.reply).toBe(!OWN_PARSERS.has(operationId));
  });
});

test('[7.14] the coach is asked as it is described too', async () => {
  const captured: Request[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    captured.push(new Request(input, init));
    return Promise.reject(new Error('nobody is there'));
  };
  const { signal } = new AbortController();
  const request = { surahNumber: 2, message: 'What is trust?', id };
  await askCoach(request, {
    fetch,
    baseUrl: 'http://fahm.test',
    onSegment: () => {},
    signal,
  }).catch(() => {});
  const { method, path, body } = apiRoutes.askCoach;
  expect([captured[0]?.method, captured[0]?.url]).toEqual([method, `http://fahm.test${path}`]);
  body.parse(await captured[0]?.json());
});

test('[7] links lead to described routes', async () => {
  const { EXPORT_PATH } = await import('@fahm/contracts/person/account.ts');
  const { loginPath, LOGOUT_PATH } = await import('@fahm/contracts/person/sign-in.ts');
  const links = [EXPORT_PATH, LOGOUT_PATH, loginPath('/').replace(/\?.*/, '')];
  const described = routeList.filter(({ method }) => method === 'GET').map(({ path }) => path);
  expect(described).toEqual(expect.arrayContaining(links));
});
