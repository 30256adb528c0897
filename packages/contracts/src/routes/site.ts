import * as z from 'zod/mini';
import { healthSchema } from '../health.ts';
import { openApiDocumentSchema } from '../openapi.ts';
import { reportSchema } from '../reports.ts';
import { surahListSchema, surahParamsSchema, surahSchema } from '../surahs.ts';
import type { Route } from './route.ts';

/** What needs no account, sign-in itself included. */
export const siteRoutes = {
  login: {
    method: 'GET',
    path: '/api/login',
    summary: 'Sends the browser to the provider, or on when somebody is signed in already.',
    access: 'everybody',
    limit: 'LOGIN_LIMIT',
    /** A path of our own; anything else leads to `/`. */
    query: z.object({ returnTo: z.optional(z.string()) }),
    status: 303,
  },
  callback: {
    method: 'GET',
    path: '/api/callback',
    summary: 'Where the provider sends the browser back to.',
    access: 'everybody',
    limit: 'LOGIN_LIMIT',
    status: 303,
  },
  logout: {
    method: 'GET',
    path: '/api/logout',
    summary: 'Signs this device out, unless another site leads here.',
    access: 'everybody',
    status: 303,
  },
  getHealth: {
    method: 'GET',
    path: '/api/health',
    summary: 'The worker runs and has its bindings.',
    access: 'everybody',
    reply: healthSchema,
  },
  getOpenApiDocument: {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description, as OpenAPI 3.1.',
    access: 'everybody',
    reply: openApiDocumentSchema,
  },
  listSurahs: {
    method: 'GET',
    path: '/api/surahs',
    summary: 'All surahs in the order of their numbers.',
    access: 'everybody',
    reply: surahListSchema,
  },
  getSurah: {
    method: 'GET',
    path: '/api/surahs/{number}',
    summary: 'Facts about one surah.',
    access: 'everybody',
    params: surahParamsSchema,
    reply: surahSchema,
  },
  sendReport: {
    method: 'POST',
    path: '/api/reports',
    summary: 'An error that somebody found, or a word to us.',
    access: 'everybody',
    limit: 'REPORT_LIMIT',
    body: reportSchema,
  },
} as const satisfies Record<string, Route>;
