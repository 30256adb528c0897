import type { VerseId } from '@fahm/quran/reference.ts';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import textField from '@fahm/ui/fields/text-field.module.css';
import { useServices } from '../../../lib/services.ts';
import { messages as targetMessages } from '../../../lib/target/messages.ts';
import { messages } from '../messages.ts';
import { suggest, type Suggestion } from '../model/suggest.ts';
import styles from './navigator.module.css';

type Props = {
  ref: Ref<HTMLInputElement>;
  typed: string;
  onType: (typed: string) => void;
  here: VerseId | null;
  /** After a place was chosen. */
  onGo: () => void;
};

const optionId = (id: string, index: number): string => `${id}-${index}`;

/** A combobox: what is typed stays in the field, arrow keys choose where Enter leads. */
export function QuickBox({ ref, typed, onType, here, onGo }: Props) {
  const { host } = useServices();
  const id = useId();
  const [active, setActive] = useState(0);
  const { list, problem } = suggest(typed, here);
  const at = Math.min(active, list.length - 1);
  const go = (to: Suggestion | undefined) => {
    if (to === undefined) return;
    host.navigate(to.path);
    onGo();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: list.length - 1 };
    const step = steps[event.key];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) go(list[at]);
    else if (step !== undefined && list.length > 0) setActive((at + step) % list.length);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.quick}>
      <input
        ref={ref}
        className={textField.field}
        type="text"
        role="combobox"
        dir="auto"
        value={typed}
        maxLength={200}
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={messages.box}
        aria-autocomplete="list"
        aria-expanded={list.length > 0}
        aria-controls={list.length > 0 ? id : undefined}
        aria-activedescendant={list.length > 0 ? optionId(id, at) : undefined}
        placeholder={messages.placeholder}
        onChange={({ target }) => {
          onType(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      {list.length > 0 && <Matches id={id} list={list} at={at} onGo={go} />}
      <p className={problem === null ? 'visually-hidden' : styles.note} role="status">
        {problem !== null && targetMessages.problem[problem]}
        {problem === null && list.length > 0 && messages.count(list.length)}
      </p>
    </div>
  );
}

type MatchesProps = {
  id: string;
  list: readonly Suggestion[];
  at: number;
  onGo: (suggestion: Suggestion) => void;
};

function Matches({ id, list, at, onGo }: MatchesProps) {
  return (
    <div id={id} role="listbox" aria-label={messages.matches} className={styles.matches}>
      {list.map((suggestion, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The keys are the field's.
        <div
          key={suggestion.path}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={styles.match}
          onClick={() => onGo(suggestion)}
        >
          {suggestion.name}
        </div>
      ))}
    </div>
  );
}
