import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { Button } from '@fahm/ui/button.tsx';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { paths } from '../../../paths.ts';
import { appearanceOf } from '../appearance.ts';
import { messages } from '../messages.ts';
import styles from './subscribe.module.css';

type Outcome = {
  onConfirmed: () => void;
  /** The card was refused, or the person left their bank's page: the form stays. */
  onFailed: (reason: string) => void;
  /** The provider's script did not come. */
  onUnreachable: (error: unknown) => void;
};
type Props = Outcome & { clientSecret: string; publishableKey: string };

/** The provider's form, and ours around it. Its script comes from the provider, here and nowhere else. */
export function PaymentForm({ clientSecret, publishableKey, ...outcome }: Props) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const { onUnreachable } = outcome;
  useEffect(() => {
    let isHere = true;
    loadStripe(publishableKey).then(
      (loaded) => isHere && setStripe(loaded),
      (error: unknown) => isHere && onUnreachable(error),
    );
    return () => void (isHere = false);
  }, [publishableKey, onUnreachable]);
  const options = useMemo(
    () => ({ clientSecret, appearance: appearanceOf(document.documentElement) }),
    [clientSecret],
  );
  return (
    <Elements stripe={stripe} options={options}>
      <Fields {...outcome} />
    </Elements>
  );
}

const LAYOUT = { layout: 'accordion' } as const;

function Fields({ onConfirmed, onFailed, onUnreachable }: Outcome) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setIsReady] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const canPay = stripe !== null && elements !== null && isReady && !isBusy;
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!canPay) return;
    setIsBusy(true);
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: `${location.origin}${paths.subscribe}` },
      redirect: 'if_required',
    });
    setIsBusy(false);
    if (error === undefined) onConfirmed();
    else onFailed(error.message ?? messages.unknownFailure);
  };
  return (
    <form
      className={styles.form}
      aria-label={messages.form}
      aria-busy={!isReady || isBusy}
      onSubmit={(event) => void pay(event)}
    >
      <div className={styles.element}>
        {!isReady && <p role="status">{messages.settingUp}</p>}
        <PaymentElement
          options={LAYOUT}
          onReady={() => setIsReady(true)}
          onLoadError={({ error }) => onUnreachable(error)}
        />
      </div>
      <Button type="submit" className={styles.submit} disabled={!canPay}>
        {isBusy ? messages.processing : messages.submit}
      </Button>
    </form>
  );
}
