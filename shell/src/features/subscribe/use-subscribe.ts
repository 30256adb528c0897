import { createSubscription, getBilling } from '@fahm/api-client/person/billing.ts';
import type { Api } from '@fahm/api-client/client.ts';
import { isUnauthorized } from '@fahm/api-client/errors.ts';
import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import type { Session } from '@fahm/mfe-kit/session.ts';
import { useCallback, useEffect, useState } from 'react';
import { messages } from './messages.ts';
import { type Returned, returnedFrom, type View, viewOfCreated, viewOfPlan } from './model.ts';

/** How often it is asked whether Pro is open by now, in milliseconds. */
const ASK_EVERY_MS = 1000;

type Services = { api: Api; session: Session; host: HostServices };
export type Subscribing = {
  view: View;
  /** The payment provider took the payment: from here its webhook decides. */
  onConfirmed: () => void;
  onFailed: (reason: string) => void;
  /** The provider's script did not come. */
  onUnreachable: (error: unknown) => void;
  retry: () => void;
};

/** The flow of /subscribe: asks how the plan stands, begins one, waits until Pro is open (spec 4.15). */
export function useSubscribe(isMember: boolean, { api, session, host }: Services): Subscribing {
  const [view, setView] = useState<View>(isMember ? { kind: 'loading' } : { kind: 'visitor' });
  const [returned] = useState(() => returnedFrom(location.search));
  useEffect(() => {
    // Told once; and the address holds the secret of the payment.
    if (location.search !== '') history.replaceState(history.state, '', location.pathname);
  }, []);
  const begin = useCallback(
    () =>
      beginPlan(api, returned).then(
        (begun) => {
          if (begun.kind === 'required') host.notify({ ...messages.required, tone: 'destructive' });
          setView(begun);
        },
        (error: unknown) => setView(viewOfError(error, host)),
      ),
    [api, host, returned],
  );
  useEffect(() => {
    if (!isMember) return;
    if (returned === 'failed') tellFailure(host, messages.unknownFailure);
    void begin();
  }, [begin, host, isMember, returned]);
  const onUnreachable = useCallback((error: unknown) => setView(viewOfError(error, host)), [host]);
  useEffect(() => {
    if (view.kind !== 'waiting') return undefined;
    return askUntilOpen(api, () => {
      host.notify({ ...messages.paid, tone: 'success' });
      setView({ kind: 'active' });
      void session.refresh();
    });
  }, [api, host, session, view.kind]);
  return {
    view,
    // The secret goes with the form.
    onConfirmed: () => setView({ kind: 'waiting' }),
    onFailed: (reason) => tellFailure(host, reason),
    onUnreachable,
    retry: () => {
      setView({ kind: 'loading' });
      void begin();
    },
  };
}

async function beginPlan(api: Api, returned: Returned): Promise<View> {
  const billing = await getBilling(api);
  const known = viewOfPlan(billing, returned);
  return known ?? viewOfCreated(await createSubscription(api), billing.publishableKey);
}

const tellFailure = (host: HostServices, text: string): void =>
  host.notify({ title: messages.paymentFailed, text, tone: 'destructive' });

/** Says what went wrong ([8.8]); somebody whose session ended has to sign in again. */
function viewOfError(error: unknown, host: HostServices): View {
  if (isUnauthorized(error)) return { kind: 'visitor' };
  const said = error instanceof Error ? error.message : '';
  const { title, text, notConfigured } = messages.setupError;
  const reason = said.includes('not configured') ? notConfigured : text;
  host.notify({ title, text: reason, tone: 'destructive' });
  return { kind: 'failed', reason };
}

/** Asks every second until Pro is open. Answers what ends the asking. */
function askUntilOpen(api: Api, onOpen: () => void): () => void {
  let isWaiting = true;
  const timer = setInterval(() => {
    getBilling(api).then(
      ({ hasActiveSubscription }) => {
        if (!isWaiting || !hasActiveSubscription) return;
        isWaiting = false;
        clearInterval(timer);
        onOpen();
      },
      // Asked again in a second.
      () => {},
    );
  }, ASK_EVERY_MS);
  return () => {
    isWaiting = false;
    clearInterval(timer);
  };
}
