import { FOLDER_NAME_LENGTH } from '@fahm/contracts/study/folders.ts';
import { type FormEvent, useId, useState } from 'react';
import fieldStyles from '../../../lib/components/field.module.css';
import { messages } from '../messages.ts';

type Props = {
  name: string;
  isSaving: boolean;
  onSave: (name: string) => void;
  onCancel: (() => void) | null;
};

/** The name of a folder, new or another one. */
export function NameForm({ name: first, isSaving, onSave, onCancel }: Props) {
  const [name, setName] = useState(first);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onSave(name.trim());
  };
  return (
    <form onSubmit={submit}>
      <div className={fieldStyles.field}>
        <label htmlFor={id}>{messages.name}</label>
        <input
          dir="auto"
          className={fieldStyles.input}
          id={id}
          value={name}
          required
          maxLength={FOLDER_NAME_LENGTH}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <p className={fieldStyles.actions}>
        {onCancel !== null && (
          <button type="button" className="button" data-tone="plain" onClick={onCancel}>
            {messages.cancel}
          </button>
        )}
        <button type="submit" className="button" disabled={name.trim() === '' || isSaving}>
          {messages.save}
        </button>
      </p>
    </form>
  );
}
