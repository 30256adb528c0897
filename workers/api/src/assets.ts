import * as z from 'zod/mini';
import { AppError } from '@fahm/domain/errors.ts';
import { parserOf } from './env-schema.ts';

/** This worker's own files, deployed with it. */
export type AssetsBinding = { fetch: (url: string, init?: RequestInit) => Promise<Response> };

const isAssets = (value: unknown): value is AssetsBinding =>
  typeof value === 'object' && value !== null && 'fetch' in value;

export const assetsSchema = z.custom<AssetsBinding>(isAssets, 'are not files');

const parseAssetsEnv = parserOf(z.object({ ASSETS: assetsSchema }));

/**
 * One of the files.
 * @throws AppError `unavailable` where it was not deployed.
 */
export async function readAsset(bindings: object, name: string): Promise<Response> {
  const response = await parseAssetsEnv(bindings).ASSETS.fetch(`https://assets.local/${name}`);
  if (response.ok) return response;
  await response.body?.cancel();
  const cause = new Error(`${name}: status ${response.status}`);
  throw new AppError('unavailable', 'This file is missing.', { cause });
}
