import { Button } from '@fahm/ui/button.tsx';
import { isMarked, knownWords } from '../../../lib/known-words.ts';
import { useServices } from '../../../lib/services.ts';
import { useStore } from '../../../lib/store.ts';
import { messages } from '../messages.ts';
import type { Meaning } from '../word-files.ts';

/** Marks each thing that a word may be as known; on the device, also without an account. */
export function KnowButtons({ meanings }: { meanings: readonly Meaning[] }) {
  const { host } = useServices();
  const marks = useStore(knownWords(), (it) => it);
  const entries = new Map(meanings.map(({ entry }) => [entry[0], entry]));
  return [...entries.values()].map(([id, headword]) => {
    const known = isMarked(marks, id);
    const toggle = () => {
      knownWords().mark(id, !known);
      const title = known ? messages.notKnown(headword) : messages.nowKnown(headword);
      host.notify({ title, text: '', tone: 'default' });
    };
    return (
      <Button key={id} tone={known ? 'secondary' : 'primary'} aria-pressed={known} onClick={toggle}>
        {known ? '✓ ' : ''}
        {messages.know}
        {entries.size > 1 && `: ${headword}`}
      </Button>
    );
  });
}
