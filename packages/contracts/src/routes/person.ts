import { accountDeletionSchema, accountExportSchema } from '../person/account.ts';
import { deviceListSchema, deviceParamsSchema } from '../person/devices.ts';
import { onboardingSchema } from '../person/onboarding.ts';
import { profileChangeSchema, profileSchema } from '../person/profile.ts';
import { subscriptionStatusSchema } from '../person/subscription.ts';
import {
  documentChangeSchema,
  documentSavedSchema,
  storedDocumentSchema,
  MAX_DOCUMENT_BYTES,
  syncParamsSchema,
} from '../person/sync.ts';
import { userSchema } from '../person/user.ts';
import type { ApiRoute } from './route.ts';

/** A person and their account. */
export const personRoutes = {
  /** Who is signed in. */
  getCurrentUser: {
    method: 'GET',
    path: '/api/auth/user',
    access: 'person',
    reply: userSchema,
  },
  /** What the learner said of themselves. */
  getProfile: {
    method: 'GET',
    path: '/api/profile',
    access: 'person',
    reply: profileSchema,
  },
  /** Another name to be shown by. */
  saveProfile: {
    method: 'POST',
    path: '/api/profile',
    access: 'person',
    limit: 'WRITE_LIMIT',
    body: profileChangeSchema,
    reply: profileSchema,
  },
  /** The answers of onboarding, all at once. */
  saveOnboarding: {
    method: 'PUT',
    path: '/api/users/profile',
    access: 'person',
    limit: 'WRITE_LIMIT',
    body: onboardingSchema,
    reply: profileSchema,
  },
  /** Where the person is signed in. */
  listDevices: {
    method: 'GET',
    path: '/api/devices',
    access: 'person',
    reply: deviceListSchema,
  },
  /** Signs every device out but the one that asks. */
  signOutOtherDevices: {
    method: 'DELETE',
    path: '/api/devices',
    access: 'person',
    limit: 'WRITE_LIMIT',
  },
  /** Signs one device out. */
  signOutDevice: {
    method: 'DELETE',
    path: '/api/devices/{id}',
    access: 'person',
    limit: 'WRITE_LIMIT',
    params: deviceParamsSchema,
  },
  /** Everything kept about the person, as a file. */
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    access: 'person',
    reply: accountExportSchema,
  },
  /** Deletes the account with everything in it. */
  deleteAccount: {
    method: 'POST',
    path: '/api/account/deletion',
    access: 'person',
    limit: 'WRITE_LIMIT',
    body: accountDeletionSchema,
  },
  /** Whether Pro is open to the person. */
  getSubscriptionStatus: {
    method: 'GET',
    path: '/api/subscription/status',
    access: 'person',
    reply: subscriptionStatusSchema,
  },
  /** A document that the devices of a person share. */
  getDocument: {
    method: 'GET',
    path: '/api/sync/{document}',
    access: 'onboarded',
    params: syncParamsSchema,
    reply: storedDocumentSchema,
  },
  /** Its next revision; a conflict when another device came first. */
  putDocument: {
    method: 'PUT',
    path: '/api/sync/{document}',
    access: 'onboarded',
    limit: 'WRITE_LIMIT',
    params: syncParamsSchema,
    body: documentChangeSchema,
    maxBodyBytes: MAX_DOCUMENT_BYTES,
    reply: documentSavedSchema,
  },
} as const satisfies Record<string, ApiRoute>;
