import { COACH_MESSAGE_LENGTH, type CoachAllowance } from '@fahm/contracts/study/coach.ts';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import fieldStyles from '../../../lib/components/field.module.css';
import { messages } from '../messages.ts';
import { hourOf, messagesLeft } from '../model.ts';
import styles from './chat.module.css';

type Props = {
  allowance: CoachAllowance;
  isPending: boolean;
  /** Whether it was answered. */
  onSend: (question: string) => Promise<boolean>;
  onStop: () => void;
};

/** The field of a question ([5.7]): Enter sends, with Shift it begins a line. What fails stays in it. */
export function Composer({ allowance, isPending, onSend, onStop }: Props) {
  const [text, setText] = useState('');
  const id = useId();
  const question = text.trim();
  const maySend = question !== '' && !isPending;
  const submit = async () => {
    if (!maySend) return;
    setText('');
    if (!(await onSend(question))) setText((now) => (now === '' ? text : now));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a composed word is not meant for the form.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      <div className={fieldStyles.field}>
        <label htmlFor={id}>{messages.field}</label>
        <textarea
          id={id}
          className={fieldStyles.input}
          rows={2}
          dir="auto"
          maxLength={COACH_MESSAGE_LENGTH}
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.below}>
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          <Left allowance={allowance} /> <span className={styles.keys}>{messages.hint}</span>
        </p>
        {/* Two buttons, not one that changes: the click that stops must not become one that sends. */}
        {isPending ? (
          <button
            key="stop"
            type="button"
            className="button"
            data-tone="secondary"
            onClick={onStop}
          >
            {messages.stop}
          </button>
        ) : (
          <button key="send" type="submit" className="button" disabled={!maySend}>
            {messages.send}
          </button>
        )}
      </div>
    </form>
  );
}

function Left({ allowance }: { allowance: CoachAllowance }) {
  const left = messagesLeft(allowance);
  if (left > 0) return <span>{messages.left(left, allowance.limit)}.</span>;
  return <span role="status">{messages.used(allowance.limit, hourOf(allowance.resetsAt))}</span>;
}
