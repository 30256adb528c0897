import * as z from 'zod/mini';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { parserOf } from './env-schema.ts';

/** This worker's own files, deployed with it. */
export type AssetsBinding = { fetch: (url: string, init?: RequestInit) => Promise<Response> };

const isAssets = (value: unknown): value is AssetsBinding =>
  typeof value === 'object' && value !== null && 'fetch' in value;

export const assetsSchema = z.custom<AssetsBinding>(isAssets, 'are not files');

const parseAssetsEnv = parserOf(z.object({ ASSETS: assetsSchema }));

/**
 * One of the files.
 * @throws ServiceError `unavailable` where it was not deployed.
 */
export async function readAsset(bindings: object, name: string): Promise<Response> {
  const response = await parseAssetsEnv(bindings).ASSETS.fetch(`https://assets.local/${name}`);
  if (response.ok) return response;
  await response.body?.cancel();
  const cause = new Error(`${name}: status ${response.status}`);
  throw new ServiceError('unavailable', 'This file is missing.', { cause });
}
