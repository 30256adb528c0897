import { expect, test } from 'vitest';
import { everyRoute } from './every-route.ts';

// Who may call what, how often, and how much they may send, written a second time by hand: workers and the tables of their
// tests read the descriptions, so a description that was weakened would be tested against itself.
const GUARDED = `
login: everybody, LOGIN_LIMIT
callback: everybody, LOGIN_LIMIT
logout: everybody
getHealth: everybody
getOpenApiDocument: everybody
listSurahs: everybody
getSurah: everybody
sendReport: everybody, REPORT_LIMIT
getCurrentUser: person
getProfile: person
saveProfile: person, WRITE_LIMIT
saveOnboarding: person, WRITE_LIMIT
listDevices: person
signOutOtherDevices: person, WRITE_LIMIT
signOutDevice: person, WRITE_LIMIT
exportAccount: person
deleteAccount: person, WRITE_LIMIT
getSubscriptionStatus: person
getDocument: onboarded
putDocument: onboarded, WRITE_LIMIT, 1000000 bytes
getOffer: everybody
getBilling: person
createSubscription: person, WRITE_LIMIT
cancelPlan: person, WRITE_LIMIT
resumePlan: person, WRITE_LIMIT
openPortal: person, WRITE_LIMIT
getOverview: free-surahs, Pro
listConcepts: free-surahs, Pro
listRules: onboarded, Pro
listStories: onboarded, Pro
listFlashcards: onboarded, Pro
listMasteries: onboarded, Pro
getSurahProgress: onboarded
getCasualSession: onboarded, Pro
listDueCards: onboarded
reviewCard: onboarded, Pro, STUDY_LIMIT
undoReview: onboarded, STUDY_LIMIT
getMasteryProgress: onboarded, Pro
tickObjective: onboarded, Pro, STUDY_LIMIT
listProgress: onboarded
listRecalledWords: onboarded
getStudySettings: onboarded
saveStudySettings: onboarded, WRITE_LIMIT
getActivity: onboarded
getStatistics: onboarded
createConcept: onboarded, WRITE_LIMIT, 64000 bytes
listOwnConcepts: onboarded
editConcept: onboarded, WRITE_LIMIT, 64000 bytes
retractConcept: onboarded, WRITE_LIMIT
getConceptHistory: onboarded
listFolders: onboarded
createFolder: onboarded, WRITE_LIMIT
orderFolders: onboarded, WRITE_LIMIT, 24000 bytes
getFolder: onboarded
renameFolder: onboarded, WRITE_LIMIT
deleteFolder: onboarded, WRITE_LIMIT
orderFolderItems: onboarded, WRITE_LIMIT, 24000 bytes
addFolderItem: onboarded, WRITE_LIMIT
saveFolderNote: onboarded, WRITE_LIMIT
removeFolderItem: onboarded, WRITE_LIMIT
askCoach: onboarded, Pro, WRITE_LIMIT
getCoachTips: onboarded
getCoachPlan: onboarded, Pro
beginCoachPlan: onboarded, Pro, WRITE_LIMIT
getCoachChat: onboarded, Pro
deleteCoachChat: onboarded, WRITE_LIMIT
listEditions: everybody, cached
getQuranSurah: everybody, cached
getQuranPage: everybody, cached
getQuranVerses: everybody, cached
listFigures: everybody, cached
getFigure: everybody, cached
searchFigures: everybody, cached
getRecitationFile: own-pages, RATE_LIMIT, cached
receiveStripeEvent: stripe, 524288 bytes
`;

test('[R8] [R12] no route is open to more people, more often or for more bytes than was decided', () => {
  const described = everyRoute.map((route) => {
    const { operationId, access, needsPro, limit, maxBodyBytes, cached } = route;
    const parts = [
      access,
      ...(needsPro ? ['Pro'] : []),
      ...(limit === undefined ? [] : [limit]),
      ...(maxBodyBytes === undefined ? [] : [`${maxBodyBytes} bytes`]),
      ...(cached ? ['cached'] : []),
    ];
    return `${operationId}: ${parts.join(', ')}`;
  });
  expect(described.toSorted()).toEqual(GUARDED.trim().split('\n').toSorted());
});
