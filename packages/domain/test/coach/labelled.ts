import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A message as people labelled it, before there was a classifier. */
export type Labelled = { id: string; language: 'en' | 'ar'; text: string; label: string };

export const LABELLED_FILES = ['rulings', 'study', 'injections', 'care'] as const;

export const labelled = (file: (typeof LABELLED_FILES)[number]): Labelled[] =>
  parse(readFileSync(new URL(`labelled/${file}.yaml`, import.meta.url), 'utf8')) as Labelled[];
