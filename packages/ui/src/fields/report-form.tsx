import { type FormEvent, type Ref, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../button.tsx';
import { messages } from './report-form-messages.ts';

/** `id` is of this message: sent again after a failure, it is the same message. */
export type Written = { id: string; message: string; email: string | null };
export type Sent = 'sent' | 'too-many' | 'failed';

type Props = {
  /** What the field asks for. */
  label: string;
  /** Longest message, in UTF-16 units. */
  maxLength: number;
  /** Never rejects. */
  send: (written: Written) => Promise<Sent>;
  /** The field of the message, to put the focus on. */
  ref?: Ref<HTMLTextAreaElement>;
};

// As the server sends it nothing answers a click yet.
const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** A message to the people who keep the site. What is typed stays until it is sent; one form to a page. */
export function ReportForm({ label, maxLength, send, ref }: Props) {
  const isAlive = useSyncExternalStore(never, inBrowser, onServer);
  const [state, setState] = useState<Sent | 'writing' | 'busy'>('writing');
  const last = useRef<Written | null>(null);
  if (state === 'sent') return <Thanks />;
  const isBusy = state === 'busy';
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    last.current = written(new FormData(event.currentTarget), last.current);
    setState('busy');
    setState(await send(last.current));
  };
  return (
    <form onSubmit={(event) => void submit(event)} aria-busy={isBusy}>
      <p>
        <label htmlFor="report-message">{label}</label>
        <textarea
          ref={ref}
          id="report-message"
          name="message"
          className="field"
          rows={5}
          required
          maxLength={maxLength}
          dir="auto"
        />
      </p>
      <p>
        <label htmlFor="report-email">{messages.email}</label>
        <input
          id="report-email"
          name="email"
          className="field"
          type="email"
          pattern="[^@\s]+@[^@\s]+\.[^@\s]+"
          maxLength={200}
          autoComplete="email"
          aria-describedby="report-hint"
        />
        <small id="report-hint">{messages.emailHint}</small>
      </p>
      <div role="alert">
        {state === 'too-many' && <p>{messages.tooMany}</p>}
        {state === 'failed' && <p>{messages.failed}</p>}
      </div>
      <p>
        <Button type="submit" disabled={!isAlive || isBusy}>
          {isBusy ? messages.sending : messages.send}
        </Button>
      </p>
    </form>
  );
}

/** Takes the focus: the form that had it is gone. */
function Thanks() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} role="status" tabIndex={-1}>
      <strong>{messages.thanks}</strong> {messages.thanksText}
    </p>
  );
}

function written(form: FormData, before: Written | null): Written {
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const message = field('message');
  const email = field('email') || null;
  const isSame = before?.message === message && before.email === email;
  return { id: isSame ? before.id : crypto.randomUUID(), message, email };
}
