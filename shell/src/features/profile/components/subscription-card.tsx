import { cancelPlan, getBilling, openPortal, resumePlan } from '@fahm/api-client/person/billing.ts';
import type { Billing } from '@fahm/contracts/person/billing.ts';
import { OFFER_CLOSED } from '@fahm/contracts/person/offer-closed.ts';
import { Button, LinkButton } from '@fahm/ui/button.tsx';
import { Card } from '@fahm/ui/card.tsx';
import { formatDate } from '@fahm/ui/format-date.ts';
import { useCallback, useEffect, useState } from 'react';
import { paths } from '../../../paths.ts';
import { messages } from '../messages.ts';
import type { ProfileProps } from '../model.ts';
import { planViewOf, type PlanView } from '../plan.ts';
import { useAction } from '../use-action.ts';
import styles from './profile.module.css';

type Known = Billing | 'loading' | 'failed';

/** Pro or free, as the server says, and what can be done about it (spec 2.13.3, 4.5; ruling A19). */
export function SubscriptionCard(props: ProfileProps) {
  const { user, api } = props;
  const [billing, setBilling] = useState<Known>('loading');
  const load = useCallback(
    () => getBilling(api).then(setBilling, () => setBilling('failed')),
    [api],
  );
  useEffect(() => void load(), [load]);
  const isKnown = typeof billing === 'object';
  // Who is signed in says Pro or free already; the rest follows.
  const isPro = isKnown ? billing.hasActiveSubscription : user.hasActiveSubscription;
  return (
    <Card as="section" aria-labelledby="subscription" aria-busy={billing === 'loading'}>
      <h2 id="subscription">{messages.subscription}</h2>
      <p className={styles.plan}>
        <strong>{isPro ? messages.pro : messages.free}</strong>
        {isPro && <span className={styles.badge}>{messages.active}</span>}
      </p>
      {billing === 'loading' && <p role="status">{messages.planLoading}</p>}
      {billing === 'failed' && (
        <div role="alert">
          <p>{messages.planFailed}</p>
          <Button tone="secondary" onClick={() => void load()}>
            {messages.retry}
          </Button>
        </div>
      )}
      {isKnown && (
        <Plan {...props} view={planViewOf(billing)} isSold={billing.isOpen} onChanged={load} />
      )}
    </Card>
  );
}

type PlanProps = ProfileProps & { view: PlanView; isSold: boolean; onChanged: () => Promise<void> };

function Plan({ view, isSold, api, host, session, onChanged }: PlanProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, run } = useAction(host);
  const day = view.day === null ? '' : formatDate(new Date(view.day));
  const change = async (action: () => Promise<void>, done: { title: string; text: string }) => {
    await run(action, { done, failed: messages.notChanged });
    setIsAsking(false);
    await onChanged();
    await session.refresh();
  };
  const manage = () =>
    void run(async () => location.assign((await openPortal(api)).url), {
      failed: messages.notOpened,
    });
  if (isAsking) {
    return (
      <div role="group" aria-labelledby="cancel-question">
        <p id="cancel-question" className={styles.note}>
          {messages.cancelQuestion}
        </p>
        <div className={styles.actions}>
          <Button
            tone="destructive"
            disabled={isBusy}
            onClick={() => void change(() => cancelPlan(api), messages.canceled)}
          >
            {messages.cancelPlan}
          </Button>
          <Button tone="secondary" disabled={isBusy} onClick={() => setIsAsking(false)}>
            {messages.keepPlan}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <>
      <p className={styles.note}>{messages.planNotes[view.note](day)}</p>
      <div className={styles.actions}>
        {view.actions.map((action, index) => {
          const tone = index === 0 ? 'primary' : 'secondary';
          const act = {
            manage,
            cancel: () => setIsAsking(true),
            resume: () => void change(() => resumePlan(api), messages.resumed),
          };
          return action === 'upgrade' ? (
            <Upgrade key={action} isSold={isSold} />
          ) : (
            <Button key={action} tone={tone} disabled={isBusy} onClick={act[action]}>
              {messages.planActions[action]}
            </Button>
          );
        })}
      </div>
    </>
  );
}

function Upgrade({ isSold }: Pick<PlanProps, 'isSold'>) {
  if (!isSold) return <p>{OFFER_CLOSED}</p>;
  return <LinkButton href={paths.subscribe}>{messages.upgrade}</LinkButton>;
}
