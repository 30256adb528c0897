import { accountDeletionSchema, accountExportSchema } from '../account.ts';
import { deviceListSchema, deviceParamsSchema } from '../devices.ts';
import { onboardingSchema } from '../onboarding.ts';
import { profileChangeSchema, profileSchema } from '../profile.ts';
import { subscriptionStatusSchema } from '../subscription.ts';
import {
  documentChangeSchema,
  documentSavedSchema,
  keptDocumentSchema,
  MOST_DOCUMENT_BYTES,
  syncParamsSchema,
} from '../sync.ts';
import { userSchema } from '../user.ts';
import type { Route } from './route.ts';

/** A person and their account. */
export const personRoutes = {
  getCurrentUser: {
    method: 'GET',
    path: '/api/auth/user',
    summary: 'Who is signed in.',
    access: 'person',
    reply: userSchema,
  },
  getProfile: {
    method: 'GET',
    path: '/api/profile',
    summary: 'What the learner said of themselves.',
    access: 'person',
    reply: profileSchema,
  },
  saveProfile: {
    method: 'POST',
    path: '/api/profile',
    summary: 'Another name to be shown by.',
    access: 'person',
    limit: 'WRITE_LIMIT',
    body: profileChangeSchema,
    reply: profileSchema,
  },
  saveOnboarding: {
    method: 'PUT',
    path: '/api/users/profile',
    summary: 'The answers of onboarding, all at once.',
    access: 'person',
    limit: 'WRITE_LIMIT',
    body: onboardingSchema,
    reply: profileSchema,
  },
  listDevices: {
    method: 'GET',
    path: '/api/devices',
    summary: 'Where the person is signed in.',
    access: 'person',
    reply: deviceListSchema,
  },
  signOutOtherDevices: {
    method: 'DELETE',
    path: '/api/devices',
    summary: 'Signs every device out but the one that asks.',
    access: 'person',
    limit: 'WRITE_LIMIT',
  },
  signOutDevice: {
    method: 'DELETE',
    path: '/api/devices/{id}',
    summary: 'Signs one device out.',
    access: 'person',
    limit: 'WRITE_LIMIT',
    params: deviceParamsSchema,
  },
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    summary: 'Everything kept about the person, as a file.',
    access: 'person',
    reply: accountExportSchema,
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/deletion',
    summary: 'Deletes the account with everything in it.',
    access: 'person',
    limit: 'WRITE_LIMIT',
    body: accountDeletionSchema,
  },
  getSubscriptionStatus: {
    method: 'GET',
    path: '/api/subscription/status',
    summary: 'Whether Pro is open to the person.',
    access: 'person',
    reply: subscriptionStatusSchema,
  },
  getDocument: {
    method: 'GET',
    path: '/api/sync/{document}',
    summary: 'A document that the devices of a person share.',
    access: 'onboarded',
    params: syncParamsSchema,
    reply: keptDocumentSchema,
  },
  putDocument: {
    method: 'PUT',
    path: '/api/sync/{document}',
    summary: 'Its next revision; a conflict when another device came first.',
    access: 'onboarded',
    limit: 'WRITE_LIMIT',
    params: syncParamsSchema,
    body: documentChangeSchema,
    maxBodyBytes: MOST_DOCUMENT_BYTES,
    reply: documentSavedSchema,
  },
} as const satisfies Record<string, Route>;
