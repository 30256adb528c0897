import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { searchPath } from '../../lib/search-path.ts';
import { useServices } from '../../lib/services.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** The address follows what is typed after this pause: browsers limit how often it may change. */
const PAUSE_MS = 350;

type SearchParams = {
  text: string;
  page: number;
  /** True when the words are meant as they stand, slips and all. */
  exact: boolean;
};
const NOTHING: SearchParams = { text: '', page: 1, exact: false };

export type Query = SearchParams & {
  /** For the field; it is not controlled. */
  field: RefObject<HTMLInputElement | null>;
  /** True until the address says what the field says. */
  isTyping: boolean;
  onType: (text: string) => void;
  /** The query is meant as it stands: what is typed next is another one, to which going back leads here. */
  onSubmit: () => void;
};

function readSearchParams(search: string): SearchParams {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page') ?? 1);
  return {
    text: (params.get('q') ?? '').trim(),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    exact: params.has('exact'),
  };
}

/**
 * The query, in the field and in the address: going back, a link and a bookmark all lead to what was found.
 * The field holds its own text, so that no keystroke is lost while the page is coming alive.
 */
export function useQuery(): Query {
  const field = useRef<HTMLInputElement>(null);
  const { host } = useServices();
  const search = useSearch();
  const isHydrated = useHydrated();
  const address = isHydrated ? readSearchParams(search) : NOTHING;
  const [draft, setDraft] = useState<string | null>(null);
  // A query that was reached otherwise than by typing stays in the history.
  const settled = useRef(true);

  const move = useCallback(
    (text: string) => {
      const now = readSearchParams(location.search);
      setDraft(null);
      if (now.text === text.trim()) return;
      host.navigate(searchPath(text.trim()), { replace: !settled.current || now.text === '' });
      settled.current = false;
    },
    [host],
  );
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => move(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, move]);
  useEffect(() => {
    // Typed before the page was alive; an address that names a query counts for more.
    const early = field.current?.value.trim() ?? '';
    if (early !== '' && readSearchParams(location.search).text === '') {
      host.navigate(searchPath(early), { replace: true });
    }
    const onPop = () => {
      settled.current = true;
      setDraft(null);
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [field, host]);
  useEffect(() => {
    const input = field.current;
    // Until then the address is not read, and what was typed early would be wiped out.
    if (!isHydrated || input === null || draft !== null) return;
    if (input.value.trim() !== address.text) input.value = address.text;
  }, [field, isHydrated, address.text, draft]);

  const text = draft?.trim() ?? address.text;
  return {
    field,
    text,
    page: text === address.text ? address.page : 1,
    exact: text === address.text && address.exact,
    isTyping: draft !== null,
    onType: setDraft,
    onSubmit: () => {
      move(field.current?.value ?? '');
      settled.current = true;
    },
  };
}
