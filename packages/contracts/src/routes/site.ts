import * as z from 'zod/mini';
import { healthSchema } from '../health.ts';
import { openApiDocumentSchema } from '../openapi.ts';
import { reportSchema } from '../reports.ts';
import { surahListSchema, surahParamsSchema, surahSchema } from '../quran/surahs.ts';
import type { ApiRoute } from './route.ts';

/** What needs no account, sign-in itself included. */
export const siteRoutes = {
  /** Sends the browser to the provider; on when somebody is signed in already, or another site leads here. */
  login: {
    method: 'GET',
    path: '/api/login',
    access: 'everybody',
    limit: 'LOGIN_LIMIT',
    /** A path of our own; anything else leads to `/`. */
    query: z.object({ returnTo: z.optional(z.string()) }),
    status: 303,
  },
  /** Where the provider sends the browser back to. */
  callback: {
    method: 'GET',
    path: '/api/callback',
    access: 'everybody',
    limit: 'LOGIN_LIMIT',
    status: 303,
  },
  /** Signs this device out, unless another site leads here. */
  logout: {
    method: 'GET',
    path: '/api/logout',
    access: 'everybody',
    status: 303,
  },
  /** The worker runs and has its bindings. */
  getHealth: {
    method: 'GET',
    path: '/api/health',
    access: 'everybody',
    reply: healthSchema,
  },
  /** This description, as OpenAPI 3.1. */
  getOpenApiDocument: {
    method: 'GET',
    path: '/api/openapi.json',
    access: 'everybody',
    reply: openApiDocumentSchema,
  },
  /** All surahs in the order of their numbers. */
  listSurahs: {
    method: 'GET',
    path: '/api/surahs',
    access: 'everybody',
    reply: surahListSchema,
  },
  /** Facts about one surah. */
  getSurah: {
    method: 'GET',
    path: '/api/surahs/{number}',
    access: 'everybody',
    params: surahParamsSchema,
    reply: surahSchema,
  },
  /** An error that somebody found, or a word to us. */
  sendReport: {
    method: 'POST',
    path: '/api/reports',
    access: 'everybody',
    limit: 'REPORT_LIMIT',
    body: reportSchema,
  },
} as const satisfies Record<string, ApiRoute>;
