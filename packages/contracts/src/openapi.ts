import * as z from 'zod/mini';

/** Reply of GET /api/openapi.json: an OpenAPI document, whose shape is OpenAPI's to say. */
export const openApiDocumentSchema = z.looseObject({
  openapi: z.string().check(z.regex(/^3\.1\./)),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.unknown()),
});
