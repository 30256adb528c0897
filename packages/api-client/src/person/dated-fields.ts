import type { SettingsDocument, WordsDocument } from '@fahm/contracts/person/sync.ts';
import { fieldsUntil } from '@fahm/contracts/person/until.ts';
import type { Mergeable } from './sync.ts';

type Field<V> = { value: V; at: number };
type Fields<V> = Record<string, Field<V>>;

/** Values that each say when they were changed, in milliseconds since 1970. */
type DatedFields<V> = { version: 1; fields: Fields<V> };

const inOrder = <V>(entries: [string, Field<V>][]): Fields<V> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The later change; of two at the same moment the same one on every device. */
const laterOf = <V>(one: Field<V>, other: Field<V>): Field<V> => {
  if (one.at !== other.at) return one.at > other.at ? one : other;
  return JSON.stringify(one.value) > JSON.stringify(other.value) ? one : other;
};

/** What makes no sense is left out. */
const parseFields = <V>(
  persisted: unknown,
  isValue: (value: unknown) => value is V,
): DatedFields<V> => {
  const { fields } = (persisted ?? {}) as { fields?: unknown };
  const isField = (field: unknown): field is Field<V> =>
    typeof field === 'object' &&
    field !== null &&
    'value' in field &&
    isValue(field.value) &&
    'at' in field &&
    typeof field.at === 'number';
  const entries = typeof fields === 'object' && fields !== null ? Object.entries(fields) : [];
  const known = entries.filter((entry): entry is [string, Field<V>] => isField(entry[1]));
  return { version: 1, fields: inOrder(known) };
};

const mergeFields = <V>(one: DatedFields<V>, other: DatedFields<V>): DatedFields<V> => {
  const fields = new Map(Object.entries(one.fields));
  for (const [name, field] of Object.entries(other.fields)) {
    fields.set(name, laterOf(field, fields.get(name) ?? field));
  }
  return { version: 1, fields: inOrder([...fields]) };
};

/** The account's times where both say the same: a clock that runs ahead on the device counts for nothing there. */
export const withTimesOf = <V>(
  { version, fields }: DatedFields<V>,
  account: DatedFields<V>,
): DatedFields<V> => {
  const timed = Object.entries(fields).map(([name, field]): [string, Field<V>] => {
    const theirs = account.fields[name];
    const isSame = JSON.stringify(theirs?.value) === JSON.stringify(field.value);
    return [name, isSame && theirs !== undefined ? theirs : field];
  });
  return { version, fields: Object.fromEntries(timed) };
};

type Setting = SettingsDocument['fields'][string]['value'];

/** The settings document for `syncDocument`: each setting on its own, the one changed later counts. */
export const settingsMerge: Mergeable<SettingsDocument> = {
  parse: (persisted) => parseFields(persisted, (value): value is Setting => value !== undefined),
  merge: mergeFields,
  until: fieldsUntil,
};

/** The same of the words that somebody marked, each on its own. */
export const wordsMerge: Mergeable<WordsDocument> = {
  parse: (persisted) =>
    parseFields(persisted, (value): value is boolean => typeof value === 'boolean'),
  merge: mergeFields,
  until: fieldsUntil,
};
