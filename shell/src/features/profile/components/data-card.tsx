import type { Api } from '@fahm/api-client/client.ts';
import { EXPORT_PATH } from '@fahm/contracts/person/account.ts';
import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import { Button, LinkButton } from '@fahm/ui/button.tsx';
import { Card } from '@fahm/ui/card.tsx';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { messages } from '../messages.ts';
import { DeleteAccount } from './delete-account.tsx';
import styles from './profile.module.css';

/** All of somebody's data: to take along, and to have deleted. */
export function DataCard({ api, host }: { api: Api; host: HostServices }) {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Card as="section" aria-labelledby="data">
      <h2 id="data">{messages.data}</h2>
      <p className={styles.note}>{messages.dataText}</p>
      <div className={styles.actions}>
        <LinkButton tone="secondary" href={EXPORT_PATH} download>
          {messages.download}
        </LinkButton>
        <LinkButton tone="plain" href={paths.onboarding}>
          {messages.answers}
        </LinkButton>
      </div>
      <p className={styles.note}>{messages.removeText}</p>
      <Button tone="destructive" onClick={() => setIsDeleting(true)}>
        {messages.remove}
      </Button>
      {isDeleting && <DeleteAccount api={api} host={host} onCancel={() => setIsDeleting(false)} />}
    </Card>
  );
}
