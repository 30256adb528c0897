import type { Edition } from '@fahm/contracts/quran/quran.ts';
import { parseEnv } from '../env-schema.ts';
import { createFigures, type Figures } from '../figures/figures.ts';
import { DEADLINES_MS } from '../deadlines.ts';
import { createSingleFlight, type SingleFlight } from './single-flight.ts';
import type { Divisions } from './divisions.ts';
import { editionsQuery } from './edition-list.ts';
import { createEmbedded, type Embedded } from './embedded.ts';
import { createKvCopies, type Copies } from './kv-copies.ts';
import { assetReader } from './read-asset.ts';
import { readThrough, type Found, type WaitUntil } from './read-through.ts';
import { createRoster, type Roster } from './roster.ts';
import { surahQuery, type EditionSurah } from './surah-copy.ts';
import { createTextService, type TextService } from './text-service.ts';

/** Where a text came from. `version` names the state of a built-in edition. */
export type Origin = { kind: 'embedded'; version: string } | { kind: 'service'; stale: boolean };

export type LibrarySurah = EditionSurah & { origin: Origin };

export type Library = {
  /** @throws ServiceError `unavailable`. */
  figures: () => Promise<Figures>;
  /** Recitations that the operator lets listeners keep. */
  downloadable: readonly string[];
  divisions: () => Promise<Divisions>;
  embeddedEditions: () => Promise<Edition[]>;
  /** @throws ServiceError `unavailable` when there is neither an answer nor a copy. */
  serviceEditions: () => Promise<Found<Edition[]>>;
  /**
   * A surah, 1 to 114, of an edition; `undefined` is the default translation.
   * @throws ServiceError `not_found` for an edition that nobody has, `unavailable`.
   */
  surah: (identifier: string | undefined, number: number) => Promise<LibrarySurah>;
};

/** What the requests of an isolate share: nothing in it belongs to one of them. */
type Shelves = {
  defaultEdition: string;
  downloadable: readonly string[];
  embedded: Embedded;
  figures: () => Promise<Figures>;
  service: TextService;
  copies: Copies;
  roster: Roster;
  shared: SingleFlight;
};

const shelvesByBindings = new WeakMap<object, Shelves>();

/** Bindings are checked once for each isolate: workerd hands over the same object every time. */
function shelvesOf(bindings: object): Shelves {
  const known = shelvesByBindings.get(bindings);
  if (known) return known;
  const env = parseEnv(bindings);
  const readAsset = assetReader(env.ASSETS);
  const copies = createKvCopies(env.TEXT);
  const shelves: Shelves = {
    defaultEdition: env.DEFAULT_TRANSLATION,
    downloadable: env.DOWNLOADABLE_RECITATIONS,
    embedded: createEmbedded(readAsset),
    figures: createFigures(readAsset),
    service: createTextService(env.TEXT_SERVICE_URL),
    copies,
    roster: createRoster(copies),
    shared: createSingleFlight(DEADLINES_MS.text),
  };
  shelvesByBindings.set(bindings, shelves);
  return shelves;
}

/** The library for one request. `waitUntil` is that of its execution context. */
export function libraryOf(bindings: object, waitUntil: WaitUntil): Library {
  const shelves = shelvesOf(bindings);
  const { embedded, service, roster } = shelves;

  const serviceEditions = () => readThrough(shelves, editionsQuery(service), waitUntil);

  const list = async () => (await serviceEditions()).value;

  const fromService = async (identifier: string, number: number): Promise<Found<EditionSurah>> => {
    const opening = async () => {
      const { value } = await fromService(identifier, 1);
      return value.text.texts[0] ?? '';
    };
    let isGuest = false;
    const ask = (path: string) => service.ask(path, { edition: identifier, isGuest });
    const query = surahQuery({ ask, opening }, identifier, number);
    const load = async () => {
      isGuest = (await roster.admit(identifier, { letIn: service.letIn, list })) === 'guest';
      return query.load();
    };
    const found = await readThrough(shelves, { ...query, load }, waitUntil);
    roster.note(identifier);
    return found;
  };

  return {
    downloadable: shelves.downloadable,
    figures: shelves.figures,
    divisions: async () => (await embedded.index()).divisions,
    embeddedEditions: async () => (await embedded.index()).editions.map(({ edition }) => edition),
    serviceEditions,
    async surah(identifier = shelves.defaultEdition, number) {
      const own = await embedded.find(identifier);
      if (own === null) {
        const { value, stale } = await fromService(identifier, number);
        return { ...value, origin: { kind: 'service', stale } };
      }
      const text = await embedded.surah(identifier, number);
      return { edition: own.edition, text, origin: { kind: 'embedded', version: own.version } };
    },
  };
}
