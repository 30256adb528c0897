import { routeList } from '@fahm/contracts/routes/api-routes.ts';
import { coachRoutes } from '@fahm/contracts/routes/coach.ts';
import { conceptRoutes } from '@fahm/contracts/routes/concepts.ts';
import { folderRoutes } from '@fahm/contracts/routes/folders.ts';
import { lessonRoutes } from '@fahm/contracts/routes/lessons.ts';
import { studyRoutes } from '@fahm/contracts/routes/study.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { askGenerated } from '../test/generated-requests.ts';
import { cardId, FREE, loadSampleLessons, masteryId } from '../test/lessons.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeAll(loadSampleLessons);

const these = {
  ...lessonRoutes,
  ...studyRoutes,
  ...conceptRoutes,
  ...folderRoutes,
  ...coachRoutes,
};

test('[R7] of generated requests to study none is answered with 5xx, another shape, or what is ours to know', async () => {
  await askGenerated({
    routes: routeList.filter(({ operationId }) => operationId in these),
    segments: [
      `${FREE}`,
      '36',
      cardId(FREE, 1),
      masteryId(FREE),
      'c001-trust',
      crypto.randomUUID(),
    ],
    // What is asked for is nobody's.
    reached: {
      undoReview: 404,
      editConcept: 404,
      retractConcept: 404,
      getConceptHistory: 404,
      getFolder: 404,
      renameFolder: 404,
      orderFolders: 409,
      deleteFolder: 404,
      saveFolderNote: 404,
      removeFolderItem: 404,
      orderFolderItems: 409,
      addFolderItem: 404,
    },
    runs: 1800,
  });
  expect(logged).not.toHaveBeenCalled();
}, 600_000);
