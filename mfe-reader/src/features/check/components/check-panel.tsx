import { surahByNumber } from '@fahm/quran/surahs.ts';
import { Sheet } from '@fahm/ui/overlay/sheet.tsx';
import { Bone, Skeleton } from '@fahm/ui/skeleton.tsx';
import { StateBox } from '@fahm/ui/state-box.tsx';
import { useServices } from '../../../lib/services.ts';
import { useStore } from '../../../lib/store.ts';
import { messages } from '../messages.ts';
import { useCheck } from '../use-check.ts';
import { Questions } from './questions.tsx';

/** A few questions on the surah that is read, for somebody without an account too. */
export function CheckPanel({ onClose }: { onClose: () => void }) {
  const { reading } = useServices();
  const surah = useStore(reading, (it) => it?.top.surah ?? null);
  const name = surah === null ? '' : (surahByNumber(surah)?.nameEn ?? '');
  const { check, retry } = useCheck(surah);
  const { failed, none } = messages;
  return (
    <Sheet title={messages.title(name)} closeLabel={messages.close} onClose={onClose}>
      {check.state === 'loading' && (
        <Skeleton label={messages.loading}>
          <Bone height="3em" />
          <Bone height="12em" />
        </Skeleton>
      )}
      {check.state === 'failed' && (
        <StateBox
          kind="failed"
          level={3}
          heading={failed.heading}
          text={failed.text}
          retry={{ word: failed.retry, onRetry: retry }}
        />
      )}
      {check.state === 'here' && check.cards.length === 0 && (
        <StateBox kind="empty" level={3} heading={none.heading} text={none.text} />
      )}
      {check.state === 'here' && check.cards.length > 0 && surah !== null && (
        <Questions key={surah} surah={surah} cards={check.cards} />
      )}
    </Sheet>
  );
}
