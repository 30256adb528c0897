import type { SettingsDocument } from '@fahm/contracts/person/sync.ts';
import { settingsUntil } from '@fahm/contracts/person/until.ts';
import type { Mergeable } from './sync.ts';

type Fields = SettingsDocument['fields'];
type Field = Fields[string];

const EMPTY: SettingsDocument = { version: 1, fields: {} };

const isField = (value: unknown): value is Field =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  'at' in value &&
  typeof value.at === 'number';

/** Settings as devices share them; what makes no sense is left out. */
const parse = (persisted: unknown): SettingsDocument => {
  const { fields } = (persisted ?? {}) as { fields?: unknown };
  if (typeof fields !== 'object' || fields === null) return EMPTY;
  const entries = Object.entries(fields).filter((entry): entry is [string, Field] =>
    isField(entry[1]),
  );
  return { version: 1, fields: inOrder(entries) };
};

const inOrder = (entries: [string, Field][]): Fields =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The later change; of two at the same moment the same one on every device. */
const laterOf = (one: Field, other: Field): Field => {
  if (one.at !== other.at) return one.at > other.at ? one : other;
  return JSON.stringify(one.value) > JSON.stringify(other.value) ? one : other;
};

const merge = (one: SettingsDocument, other: SettingsDocument): SettingsDocument => {
  const fields = new Map<string, Field>(Object.entries(one.fields));
  for (const [name, field] of Object.entries(other.fields)) {
    fields.set(name, laterOf(field, fields.get(name) ?? field));
  }
  return { version: 1, fields: inOrder([...fields]) };
};

/** The settings document for `syncDocument`: each setting on its own, the one changed later counts. */
export const settingsMerge: Mergeable<SettingsDocument> = { parse, merge, until: settingsUntil };
