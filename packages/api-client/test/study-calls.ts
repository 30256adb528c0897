import type { Api } from '../src/client.ts';
import * as concepts from '../src/study/concepts.ts';
import * as flashcards from '../src/study/flashcards.ts';
import * as folders from '../src/study/folders.ts';
import * as lessons from '../src/study/lessons.ts';
import * as masteries from '../src/study/masteries.ts';
import * as progress from '../src/study/progress.ts';
import * as study from '../src/study/study.ts';
import * as words from '../src/study/recalled-words.ts';

// Every call of study: how it is asked, and with what it is answered.

export const KEY = '8a6e0804-2bd0-4672-b79d-d97027f9071a';
/** A concept as somebody writes it. */
export const form = {
  surahNumber: 2,
  title: 'Trust',
  summary: 'What trust is.',
  tags: [],
  verseRefs: ['2:3'],
  learningObjectives: [],
};
const concept = { ...form, id: 'c002-trust', sources: [], author: 'own' };
export const scheduling = {
  state: 'new',
  due: null,
  stability: null,
  difficulty: null,
  recall: null,
  reviews: 0,
  lapses: 0,
  lastReviewAt: null,
};
export const next = { again: 60, hard: 360, good: 600, easy: 691_200 };
const card = {
  id: 'f002-001',
  surahNumber: 2,
  prompt: 'Is it so?',
  explanation: 'It is.',
  verseRefs: [],
  concepts: [],
  type: 'truefalse',
  correct: true,
};
const reviewed = { cardId: card.id, key: KEY, scheduling, next };
const objective = {
  objectiveKey: 'section-0-objective-1',
  completed: true,
  completedAt: 1,
  demonstration: null,
  cards: { recalled: 0, total: 0 },
};
const settings = { targetRetention: 0.9, newCardsPerDay: 10 };
const folder = { id: KEY, name: 'Mine', items: 0, createdAt: 1 };
const item = {
  id: KEY,
  kind: 'verse',
  target: '2:255',
  note: '',
  addedAt: 1,
  title: null,
  surahNumber: 2,
};
const surahProgress = {
  percentage: 0,
  objectives: { completed: 0, total: 0 },
  cards: { total: 0, started: 0, due: 0 },
  lastActivityAt: null,
};
const statistics = {
  cards: { started: 0, mature: 0 },
  forecast: [],
  retention: { target: 0.9, reviews: 0, recalled: 0 },
  calibration: [],
};

type Call = [claim: string, ask: (api: Api) => Promise<unknown>, request: string, reply: unknown];

const casual = { cards: [card], total: 1, mode: 'casual' };
const KINDS = 'kinds=order,match,case,recall,word';
export const calls: Call[] = [
  ['[7.5]', (api) => lessons.getConcepts(api, 2), 'GET /api/surahs/2/concepts', [concept]],
  ['[7.6]', (api) => lessons.getRules(api, 2), 'GET /api/surahs/2/rules', []],
  ['[7.6]', (api) => lessons.getStories(api, 2), 'GET /api/surahs/2/stories', []],
  [
    '[7.6]',
    (api) => lessons.getFlashcards(api, 2),
    `GET /api/surahs/2/flashcards?${KINDS}`,
    [card],
  ],
  ['[7.6]', (api) => lessons.getMasteries(api, 2), 'GET /api/surahs/2/masteries', []],
  [
    '[7.9]',
    (api) => flashcards.getCasualSession(api, 2, 20),
    `GET /api/flashcards/casual/2/20?${KINDS}`,
    casual,
  ],
  [
    '[7.10]',
    (api) => flashcards.getDueCards(api, 60),
    `GET /api/flashcards/due?offset=60&${KINDS}`,
    [{ flashcard: card, scheduling, next }],
  ],
  [
    '[7.10]',
    (api) => flashcards.getDueCardsOfSurah(api, 2, -60),
    `GET /api/flashcards/due?surah=2&offset=-60&${KINDS}`,
    [],
  ],
  [
    '[7.10]',
    (api) => flashcards.getDueWords(api, 60),
    `GET /api/flashcards/due?deck=words&offset=60&${KINDS}`,
    [],
  ],
  [
    '[7.27]',
    (api) => words.getRecalledWords(api),
    'GET /api/words/recalled',
    { recalled: { rabb: 20_000 } },
  ],
  [
    '[7.11]',
    (api) => flashcards.reviewCard(api, card.id, { rating: 4, key: KEY }),
    `POST /api/flashcards/f002-001/review {"rating":4,"key":"${KEY}"}`,
    reviewed,
  ],
  [
    '[7.11] undone',
    (api) => flashcards.undoReview(api, card.id, { review: KEY }),
    `POST /api/flashcards/f002-001/undo {"review":"${KEY}"}`,
    reviewed,
  ],
  [
    '[7.12]',
    (api) => masteries.getMasteryProgress(api, 'm002'),
    'GET /api/masteries/m002/progress',
    [objective],
  ],
  [
    '[7.13]',
    (api) =>
      masteries.tickObjective(api, 'm002', {
        objectiveKey: 'section-0-objective-1',
        completed: true,
      }),
    'POST /api/masteries/m002/progress {"objectiveKey":"section-0-objective-1","completed":true}',
    objective,
  ],
  [
    '[7.4]',
    (api) => progress.getSurahProgress(api, 2, 0),
    `GET /api/surahs/2/progress?offset=0&${KINDS}`,
    surahProgress,
  ],
  ['[7.17]', (api) => progress.getProgress(api, 60), `GET /api/progress?offset=60&${KINDS}`, []],
  [
    '[7.19]',
    (api) => concepts.createConcept(api, form),
    `POST /api/ingest/concept ${JSON.stringify(form)}`,
    concept,
  ],
  [
    '[2.16] edited',
    (api) => concepts.editConcept(api, 'c002-trust', form),
    `PUT /api/concepts/c002-trust ${JSON.stringify(form)}`,
    concept,
  ],
  ['[2.16] own', (api) => concepts.getOwnConcepts(api, 2), 'GET /api/concepts?surah=2', [concept]],
  [
    '[2.16] history',
    (api) => concepts.getConceptHistory(api, 'c002-trust'),
    'GET /api/concepts/c002-trust/history',
    [{ concept, replacedAt: 1, change: 'edited' }],
  ],
  ['settings', (api) => study.getStudySettings(api), 'GET /api/study/settings', settings],
  [
    'settings saved',
    (api) => study.saveStudySettings(api, settings),
    `PUT /api/study/settings ${JSON.stringify(settings)}`,
    settings,
  ],
  ['activity', (api) => study.getActivity(api, 0), 'GET /api/study/activity', []],
  [
    'statistics',
    (api) => study.getStudyStatistics(api, 0),
    `GET /api/study/statistics?offset=0&${KINDS}`,
    statistics,
  ],
  ['folders', (api) => folders.getFolders(api), 'GET /api/folders', [folder]],
  [
    'folder',
    (api) => folders.getFolder(api, KEY),
    `GET /api/folders/${KEY}`,
    { ...folder, items: [item] },
  ],
  [
    'folder made',
    (api) => folders.createFolder(api, { name: 'Mine' }),
    'POST /api/folders {"name":"Mine"}',
    folder,
  ],
  [
    'item added',
    (api) => folders.addToFolder(api, KEY, { kind: 'verse', target: '2:255', note: '' }),
    `POST /api/folders/${KEY}/items {"kind":"verse","target":"2:255","note":""}`,
    item,
  ],
];

type Silent = [claim: string, ask: (api: Api) => Promise<void>, request: string];

export const silent: Silent[] = [
  [
    'concept retracted',
    (api) => concepts.retractConcept(api, 'c002-trust'),
    'DELETE /api/concepts/c002-trust',
  ],
  [
    'renamed',
    (api) => folders.renameFolder(api, KEY, { name: 'Ours' }),
    `PUT /api/folders/${KEY} {"name":"Ours"}`,
  ],
  [
    'ordered',
    (api) => folders.orderFolders(api, { ids: [KEY] }),
    `PUT /api/folders/order {"ids":["${KEY}"]}`,
  ],
  [
    'items ordered',
    (api) => folders.orderFolder(api, KEY, { ids: [] }),
    `PUT /api/folders/${KEY}/order {"ids":[]}`,
  ],
  ['deleted', (api) => folders.deleteFolder(api, KEY), `DELETE /api/folders/${KEY}`],
  [
    'noted',
    (api) => folders.saveNote(api, KEY, KEY, 'n'),
    `PUT /api/folders/${KEY}/items/${KEY} {"note":"n"}`,
  ],
  [
    'removed',
    (api) => folders.removeFromFolder(api, KEY, KEY),
    `DELETE /api/folders/${KEY}/items/${KEY}`,
  ],
];

export const pathIn = (request: string): string => request.split(' ')[1] ?? '';
