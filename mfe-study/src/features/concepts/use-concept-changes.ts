import { createConcept, editConcept, retractConcept } from '@fahm/api-client/study/concepts.ts';
import { isUnauthorized } from '@fahm/api-client/errors.ts';
import { conceptsQuery } from '@fahm/api-client/study/lessons.ts';
import type { ConceptForm } from '@fahm/contracts/study/concepts.ts';
import { loginPath } from '@fahm/contracts/person/sign-in.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { studyPaths } from '../../lib/paths.ts';
import { useStudy } from '../../lib/study.ts';
import { messages } from './messages.ts';
import { proposedId } from './model.ts';

/** How long the toast is read before the page leaves for the sign-in, in milliseconds (spec 9.10). */
const REDIRECT_DELAY_MS = 500;

/** Says what went wrong; somebody who was signed out is led to sign in again (spec 8.4). */
function useFailure() {
  const { host } = useStudy();
  return (error: unknown, words: { title: string; text: string }) => {
    const isSignedOut = isUnauthorized(error);
    host.notify({
      ...(isSignedOut ? messages.toasts.unauthorized : words),
      tone: 'destructive',
    });
    if (isSignedOut) {
      setTimeout(() => location.assign(loginPath(studyPaths.concepts)), REDIRECT_DELAY_MS);
    }
  };
}

function useRefresh() {
  const { api } = useStudy();
  const client = useQueryClient();
  return (surah: number) =>
    Promise.all([
      client.invalidateQueries({ queryKey: conceptsQuery(api, surah).queryKey }),
      client.invalidateQueries({ queryKey: ['/api/concepts'] }),
    ]);
}

/** Creates a concept, or gives the one with this id another wording (spec 4.12). */
export function useSaveConcept(id: string | null, onSaved: () => void) {
  const { api, host } = useStudy();
  const fail = useFailure();
  const refresh = useRefresh();
  const { toasts } = messages;
  return useMutation({
    mutationFn: (form: ConceptForm) =>
      id === null
        ? createConcept(api, { ...form, id: proposedId(form) })
        : editConcept(api, id, form),
    onSuccess: async ({ surahNumber }) => {
      host.notify({ ...(id === null ? toasts.created : toasts.saved), tone: 'success' });
      onSaved();
      await refresh(surahNumber);
    },
    onError: (error) => fail(error, id === null ? toasts.failed : toasts.notSaved),
  });
}

/** Takes a concept from the list; its history stays. */
export function useRetractConcept(surah: number, onDone: () => void) {
  const { api, host } = useStudy();
  const fail = useFailure();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => retractConcept(api, id),
    onSuccess: async () => {
      host.notify({ ...messages.toasts.retracted, tone: 'success' });
      onDone();
      await refresh(surah);
    },
    onError: (error) => fail(error, messages.toasts.notSaved),
  });
}
