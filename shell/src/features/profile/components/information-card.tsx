import { saveProfile } from '@fahm/api-client/person/profile.ts';
import { DISPLAY_NAME_LENGTH, displayNameSchema } from '@fahm/contracts/person/profile.ts';
import { nameOf } from '@fahm/mfe-kit/session.ts';
import { Button } from '@fahm/ui/button.tsx';
import { Card } from '@fahm/ui/card.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '@fahm/ui/icon/icon.tsx';
import { PERSON } from '@fahm/ui/icon/signs.ts';
import { messages } from '../messages.ts';
import type { ProfileProps } from '../model.ts';
import { useAction } from '../use-action.ts';
import styles from './profile.module.css';

/** Who somebody is to us, and the one thing of it they choose (spec 2.13.2, 4.11). */
export function InformationCard(props: ProfileProps) {
  const { user } = props;
  const [isEditing, setIsEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The field is gone: what opened it takes the focus back.
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <Card as="section" aria-labelledby="information">
      <h2 id="information">{messages.information}</h2>
      <div className={styles.identity}>
        <Picture url={user.profileImageUrl} />
        <p>
          <strong>
            <bdi>{nameOf(user)}</bdi>
          </strong>
          <span>{user.email ?? messages.noEmail}</span>
        </p>
      </div>
      {isEditing ? (
        <NameForm {...props} onDone={() => setIsEditing(false)} />
      ) : (
        <div className={styles.row}>
          <p className={styles.value}>
            <span>{messages.displayName}</span>
            <strong>
              <bdi>{user.profile.displayName ?? messages.notSet}</bdi>
            </strong>
          </p>
          <Button
            ref={edit}
            tone="secondary"
            aria-label={messages.editName}
            onClick={() => setIsEditing(true)}
          >
            {messages.edit}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Picture({ url }: { url: string | null }) {
  if (url !== null) return <img className={styles.picture} src={url} alt="" />;
  return (
    <span className={styles.picture} aria-hidden="true">
      <Icon d={PERSON} />
    </span>
  );
}

function NameForm({ user, api, session, host, onDone }: ProfileProps & { onDone: () => void }) {
  const [name, setName] = useState(user.profile.displayName ?? '');
  const { isBusy, run } = useAction(host);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const change = { displayName: name.trim() };
    const send = async () => {
      await saveProfile(api, change);
      await session.refresh();
    };
    if (await run(send, { done: messages.saved, failed: messages.notSaved })) onDone();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} aria-busy={isBusy}>
      <label htmlFor="display-name">{messages.displayName}</label>
      <input
        ref={input}
        id="display-name"
        className="field"
        dir="auto"
        value={name}
        maxLength={DISPLAY_NAME_LENGTH}
        placeholder={messages.placeholder}
        autoComplete="name"
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={isBusy || !displayNameSchema.safeParse(name).success}>
          {messages.save}
        </Button>
        <Button tone="plain" disabled={isBusy} onClick={onDone}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
