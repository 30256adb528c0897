import { changeCoachChat, deleteCoachChat } from '@fahm/api-client/study/coach.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import textLink from '@fahm/ui/text-link.module.css';
import { Dialog } from '../../../lib/components/dialog.tsx';
import fieldStyles from '../../../lib/components/field.module.css';
import { sayFailure } from '../../../lib/say-failure.ts';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import styles from './chat.module.css';

/** Deletes a chat, when that is really meant. */
export function DeleteChat({ surah }: { surah: number }) {
  const { api, host } = useStudy();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const remove = useMutation({
    mutationFn: () => deleteCoachChat(api, surah),
    onSuccess: () => {
      changeCoachChat(client, surah, (chat) => ({ ...chat, messages: [] }));
      setOpen(false);
    },
    onError: (error) => sayFailure(host, error, messages.removeError),
  });
  return (
    <div className={styles.remove}>
      <button type="button" className={textLink.small} onClick={() => setOpen(true)}>
        {messages.remove}
      </button>
      {isOpen && (
        <Dialog
          title={messages.removeTitle}
          closeLabel={messages.close}
          onClose={() => setOpen(false)}
        >
          <p>{messages.removeText}</p>
          <p className={fieldStyles.actions}>
            <button
              type="button"
              className="button"
              data-tone="plain"
              onClick={() => setOpen(false)}
            >
              {messages.keep}
            </button>
            <button
              type="button"
              className="button"
              data-tone="destructive"
              disabled={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {messages.remove}
            </button>
          </p>
        </Dialog>
      )}
    </div>
  );
}
