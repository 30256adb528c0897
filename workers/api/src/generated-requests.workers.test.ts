import { accountExportSchema } from '@fahm/contracts/account.ts';
import { deviceListSchema } from '@fahm/contracts/devices.ts';
import { profileSchema } from '@fahm/contracts/profile.ts';
import { subscriptionStatusSchema } from '@fahm/contracts/subscription.ts';
import { documentSavedSchema, keptDocumentSchema } from '@fahm/contracts/sync.ts';
import { userSchema } from '@fahm/contracts/user.ts';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { askGenerated, type Routes } from '../test/generated-requests.ts';
import { answers } from '../test/person.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

const place = {
  version: 1,
  lastRead: { surah: 2, ayah: 255, at: 1 },
  seen: { '2': '1-9' },
  bookmarks: [],
};

/** What each route promises, and a body that it takes. */
const ROUTES: Routes = {
  'GET /api/auth/user': { reply: userSchema },
  'GET /api/profile': { reply: profileSchema },
  'POST /api/profile': { reply: profileSchema, body: { displayName: 'Maryam' } },
  'PUT /api/users/profile': { reply: profileSchema, body: answers() },
  'GET /api/subscription/status': { reply: subscriptionStatusSchema },
  'GET /api/devices': { reply: deviceListSchema },
  'DELETE /api/devices/{id}': { reply: z.null() },
  'GET /api/account/export': { reply: accountExportSchema },
  'POST /api/account/deletion': { reply: z.null(), body: { confirmation: 'delete' } },
  'POST /api/reports': {
    reply: z.null(),
    body: { id: crypto.randomUUID(), kind: 'page', about: null, message: 'x', email: null },
  },
  'GET /api/sync/{document}': { reply: keptDocumentSchema },
  'PUT /api/sync/{document}': { reply: documentSavedSchema, body: { revision: 0, value: place } },
};

/** Where a route answers otherwise than 200 when it is reached. */
const REACHED: Record<string, number> = {
  'POST /api/account/deletion': 422,
  'DELETE /api/devices/{id}': 404,
  'POST /api/reports': 204,
};

test('[R7] of generated requests none is answered with 5xx, another shape, or what is ours to know', async () => {
  const segments = ['place', 'settings', crypto.randomUUID()];
  await askGenerated({ routes: ROUTES, segments, reached: REACHED, runs: 900 });
  expect(logged).not.toHaveBeenCalled();
}, 60_000);
