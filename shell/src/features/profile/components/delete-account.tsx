import { deleteAccount } from '@fahm/api-client/person/account.ts';
import type { Api } from '@fahm/api-client/client.ts';
import { DELETION_WORD } from '@fahm/contracts/person/account.ts';
import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import { AlertDialog } from '@fahm/ui/overlay/alert-dialog.tsx';
import { Button } from '@fahm/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { paths } from '../../../paths.ts';
import { messages } from '../messages.ts';
import { useAction } from '../use-action.ts';
import styles from './profile.module.css';

type Props = { api: Api; host: HostServices; onCancel: () => void };

/** Asks for a word, typed, before an account is deleted. */
export function DeleteAccount({ api, host, onCancel }: Props) {
  const [typed, setTyped] = useState('');
  const { isBusy, run } = useAction(host);
  const { title, text, device, label, action, busy, failed } = messages.removal;
  const isConfirmed = typed === DELETION_WORD;
  const send = () => deleteAccount(api, { confirmation: DELETION_WORD });
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (!isConfirmed || isBusy) return;
    // A page load: nobody is signed in any more.
    if (await run(send, { failed })) host.leave(paths.home);
  };
  return (
    <AlertDialog
      title={title}
      description={
        <>
          <p>{text}</p>
          <p>{device}</p>
        </>
      }
      cancelLabel={messages.cancel}
      onCancel={onCancel}
    >
      <form className={styles.form} onSubmit={(event) => void remove(event)} aria-busy={isBusy}>
        <label htmlFor="confirmation">{label(DELETION_WORD)}</label>
        <input
          id="confirmation"
          dir="auto"
          className="field"
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" tone="destructive" disabled={!isConfirmed || isBusy}>
          {isBusy ? busy : action}
        </Button>
      </form>
    </AlertDialog>
  );
}
