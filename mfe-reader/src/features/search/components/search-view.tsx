import type { NameBook, NamedPlace } from '@fahm/quran/search/names.ts';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { DEFAULT_EDITION } from '../../../lib/text/default-edition.ts';
import { searchPath } from '../../../lib/search-path.ts';
import { type Services, useServices } from '../../../lib/services.ts';
import { useStore } from '../../../lib/store.ts';
import { targetName, targetPath } from '../../../lib/target/target.ts';
import type { LoadVerse } from '../../../lib/text/verse-text.ts';
import { messages } from '../messages.ts';
import { ask, type Question } from '../model/ask.ts';
import { type Answered, find, findForgiving } from '../model/find.ts';
import { libraryAt } from '../model/library.ts';
import { namesAt, NO_NAMES } from '../model/names.ts';
import { type Query, useQuery } from '../use-query.ts';
import { Answer } from './answer.tsx';
import { SearchForm, SENT } from './search-form.tsx';
import { SearchHead } from './search-head.tsx';
import { SearchTips } from './search-tips.tsx';

/** The search page alive: nothing of the verses is fetched before there is a word to look for. */
export function SearchView({ load }: { load: LoadVerse }) {
  const { host, base, arrivals, settings } = useServices();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery();
  const { field, text, page, isTyping, onType, onSubmit } = query;
  const names = useNames(base, text !== '');
  const question = useMemo(() => ask(text, names), [text, names]);
  const library = libraryAt(base);
  const { state, answered } = useAnswer(question, query, names, base);
  const near = nearestPlace(question, answered, query.exact ? NO_NAMES : names);
  const edition = useStore(settings, (it) => it.translationId ?? DEFAULT_EDITION.id);

  useEffect(() => {
    host.setTitle(text === '' || isTyping ? messages.title : messages.titleOf(text));
  }, [host, text, isTyping]);
  useEffect(() => {
    if (arrivals.last() === 'push') field.current?.focus({ preventScroll: true });
  }, [arrivals, field]);
  useFocusOnTurning(page, heading);

  useSentForm(host);

  const submit = () => {
    onSubmit();
    // What stands in the field counts: a key may be pressed before what was typed is drawn.
    const target = placeOf(field.current?.value ?? text);
    if (target !== null) host.navigate(target);
    // On a phone the keyboard would cover what was found.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
  };
  return (
    <>
      <SearchHead />
      <SearchForm ref={field} onType={onType} onSubmit={submit} />
      <p className="visually-hidden" role="status">
        {isTyping ? '' : outcomeOf(question, answered, near)}
      </p>
      {text === '' ? (
        <SearchTips />
      ) : (
        <Answer
          question={question}
          library={state}
          answered={answered}
          near={near}
          load={load}
          isOtherEdition={edition !== DEFAULT_EDITION.id}
          headingRef={heading}
          onRetry={() => question.words !== null && library.open(question.words.script)}
        />
      )}
    </>
  );
}

/** Where a query leads that names a place and no word. */
function placeOf(typed: string): string | null {
  const { place, words } = ask(typed);
  const target = place?.targets[0];
  return target === undefined || words !== null ? null : targetPath(target);
}

/** Enter before the page was alive: the browser has sent the form by itself. */
function useSentForm(host: Services['host']): void {
  useEffect(() => {
    const sent = new URLSearchParams(location.search);
    if (!sent.has(SENT)) return;
    const typed = (sent.get('q') ?? '').trim();
    host.navigate(placeOf(typed) ?? searchPath(typed), { replace: true });
  }, [host]);
}

/** What people call passages and things, once it is wanted and there. */
function useNames(base: string, isWanted: boolean): NameBook {
  const [names, setNames] = useState(NO_NAMES);
  useEffect(() => {
    if (!isWanted) return;
    let gone = false;
    void namesAt(base).then((book) => {
      if (!gone) setNames(book);
    });
    return () => {
      gone = true;
    };
  }, [base, isWanted]);
  return names;
}

/** A name that the text may be a slip of, where it is neither a name nor found in the verses. */
function nearestPlace(
  { place, text }: Question,
  answered: Answered | null,
  names: NameBook,
): NamedPlace | null {
  const isNothing =
    answered !== null && (answered.findings.total === 0 || answered.mended !== null);
  return place === null && isNothing ? names.near(text) : null;
}

/** For a screen reader: where the text leads, and how many verses have its words. */
function outcomeOf(
  { place, text }: Question,
  answered: Answered | null,
  near: NamedPlace | null,
): string {
  const found = [place ?? near].flatMap((it) =>
    it === null
      ? []
      : [messages.place([...(it.title === null ? [] : [it.title]), ...it.targets.map(targetName)])],
  );
  if (answered === null) return found.join('. ');
  const { findings, mended } = answered;
  if (place !== null && findings.total === 0) return found.join('. ');
  const verses =
    mended === null
      ? messages.foundFor(findings.total, text)
      : messages.foundNear(findings.total, mended, text);
  return [...found, verses].join('. ');
}

/** Has the texts opened for the question's script, and finds its verses once they are there. */
function useAnswer(question: Question, { page, exact }: Query, names: NameBook, base: string) {
  const library = libraryAt(base);
  const state = useStore(library.state, (it) => it);
  // Typing comes first: what was found for the last letter may follow a moment later.
  const asked = useDeferredValue(question);
  const script = question.words?.script;
  // What has a name in Arabic or Urdu is looked for in English too.
  const isThing = script === 'arabic' && names.words(question.text).length > 0;
  useEffect(() => {
    if (script === undefined) return;
    library.open(script);
    if (isThing) library.open('english');
  }, [library, script, isThing]);
  const answered = useMemo((): Answered | null => {
    if (!exact) return findForgiving(state, asked, names, page);
    const findings = asked.words && find(state, asked.words, page);
    return findings && { findings, mended: null };
  }, [state, asked, names, page, exact]);
  return { state, answered };
}

/** Turning a page of the results leads to their beginning, for the ear too. */
function useFocusOnTurning(page: number, heading: React.RefObject<HTMLElement | null>): void {
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    if (document.activeElement?.matches('[data-search-field]') !== true) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [page, heading]);
}
