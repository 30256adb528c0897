import { lazyComponent } from '@fahm/mfe-kit/lazy-component.ts';
import { Suspense, useState } from 'react';
import textLink from '@fahm/ui/text-link.module.css';
import { messages } from '../messages.ts';
import type { FolderTarget } from '../model.ts';

const dialog = lazyComponent(async () => (await import('./save-dialog.tsx')).SaveDialog);

type Props = {
  item: FolderTarget;
  /** What is saved, for who does not see where the button stands. */
  name: string;
};

/** Keeps a verse, concept or card in a folder. The dialog's code comes when it is first asked for. */
export function SaveButton({ item, name }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={textLink.small}
        aria-label={messages.saveThis(name)}
        onClick={() => setOpen(true)}
      >
        {messages.saveTo}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <dialog.View item={item} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
