import type { Ref } from 'react';
import textField from '@fahm/ui/fields/text-field.module.css';
import { paths } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import styles from './search-page.module.css';

type Props = {
  ref?: Ref<HTMLInputElement> | undefined;
  onType?: (text: string) => void;
  onSubmit?: () => void;
};

/** In the address of a form that the browser sent by itself. */
export const SENT = 'sent';

/** A form that a browser could send by itself; its field keeps what is typed before the page is alive. */
export function SearchForm({ ref, onType, onSubmit }: Props) {
  return (
    <form
      role="search"
      method="get"
      action={paths.search}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <input
        ref={ref}
        className={`${textField.field} ${styles.field}`}
        type="search"
        name="q"
        dir="auto"
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={messages.label}
        placeholder={messages.placeholder}
        data-search-field=""
        onInput={({ currentTarget }) => onType?.(currentTarget.value)}
      />
      <input type="hidden" name={SENT} value="1" />
      <button type="submit" className="button">
        {messages.submit}
      </button>
    </form>
  );
}
