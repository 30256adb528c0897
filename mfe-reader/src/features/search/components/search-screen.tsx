import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { DEFAULT_EDITION } from '../../../lib/default-edition.ts';
import { searchPath } from '../../../lib/paths.ts';
import { type Services, useServices } from '../../../lib/services.ts';
import { useStore } from '../../../lib/store.ts';
import { targetPath } from '../../../lib/target/target.ts';
import { messages } from '../messages.ts';
import { ask, type Question } from '../model/ask.ts';
import { find } from '../model/find.ts';
import { libraryAt } from '../model/library.ts';
import { useQuery } from '../use-query.ts';
import { Answer } from './answer.tsx';
import { SearchForm, SENT } from './search-form.tsx';
import { SearchHead } from './search-head.tsx';
import { SearchTips } from './search-tips.tsx';

/** The search page alive: nothing of the verses is fetched before there is a word to look for. */
export function SearchScreen() {
  const { host, base, arrivals, settings } = useServices();
  const heading = useRef<HTMLHeadingElement>(null);
  const { field, text, page, isTyping, onType, onSubmit } = useQuery();
  const question = useMemo(() => ask(text), [text]);
  const library = libraryAt(base);
  const { state, findings } = useFindings(question, page, base);
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
  const total = isTyping || question.words === null ? null : (findings?.total ?? null);
  return (
    <>
      <SearchHead />
      <SearchForm ref={field} onType={onType} onSubmit={submit} />
      <p className="visually-hidden" role="status">
        {total === null ? '' : messages.foundFor(total, text)}
      </p>
      {text === '' ? (
        <SearchTips />
      ) : (
        <Answer
          question={question}
          library={state}
          findings={findings}
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
  const { target, words } = ask(typed);
  return target === null || words !== null ? null : targetPath(target);
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

/** Has the texts opened for the question's script, and finds its verses once they are there. */
function useFindings(question: Question, page: number, base: string) {
  const library = libraryAt(base);
  const state = useStore(library.state, (it) => it);
  // Typing comes first: what was found for the last letter may follow a moment later.
  const words = useDeferredValue(question.words);
  const script = question.words?.script;
  useEffect(() => {
    if (script !== undefined) library.open(script);
  }, [library, script]);
  const findings = useMemo(
    () => (words === null ? null : find(state, words, page)),
    [state, words, page],
  );
  return { state, findings };
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
