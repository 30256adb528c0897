import { type Surah, surahByNumber } from '@fahm/quran/surahs.ts';
import { Sheet } from '@fahm/ui/overlay/sheet.tsx';
import { useEffect } from 'react';
import { cachedText, refreshCachedText } from '../../../lib/text/cached-text.ts';
import { WHOLE_FILES } from '../../../lib/text/cached-whole.ts';
import { useServices } from '../../../lib/services.ts';
import { useStore } from '../../../lib/store.ts';
import { downloadSurah, downloadWhole, removeText, WHOLE_BYTES } from '../download.ts';
import { messages } from '../messages.ts';
import { recitationMessages } from '../recitation-messages.ts';
import { cachedRecitations, recitationKey } from '../recitations/cached-recitations.ts';
import { useLetters, useWanted } from '../recitations/use-wanted.ts';
import { useDownload } from '../use-download.ts';
import { CachedRecitations } from './cached-recitations.tsx';
import { CachedSurahs } from './cached-surahs.tsx';
import styles from './offline-panel.module.css';
import { WantedRecitation } from './recitation-row.tsx';
import { TextRow } from './text-row.tsx';

/** What is on this device, and what could be. */
export function OfflinePanel({ onClose }: { onClose: () => void }) {
  const { reading } = useServices();
  const surah = useStore(reading, (it) => it?.top.surah ?? null);
  const facts = surah === null ? null : surahByNumber(surah);
  const { surahs, whole } = useStore(cachedText, (it) => it);
  const used = [...surahs.values()].reduce((sum, bytes) => sum + bytes, whole ?? 0);
  const wanted = useWanted(surah);
  const letters = useLetters(surah);
  useEffect(() => void refreshCachedText(), []);
  return (
    <Sheet title={messages.title} closeLabel={messages.close} onClose={onClose}>
      <p className={styles.lead}>{messages.lead}</p>
      {facts !== null && <SurahRow surah={facts} />}
      {wanted !== null && <WantedRecitation wanted={wanted} letters={letters} />}
      <WholeRow />
      <CachedSurahs numbers={[...surahs.keys()].filter((number) => number !== surah)} />
      <CachedRecitations
        but={wanted === null ? null : recitationKey(wanted.edition, wanted.surah)}
      />
      {used > 0 && <p className={styles.facts}>{messages.used(used)}</p>}
      <RecitationsUsed />
    </Sheet>
  );
}

function RecitationsUsed() {
  const cached = useStore(cachedRecitations, (it) => it);
  const bytes = [...cached.values()].reduce((sum, it) => sum + it.bytes, 0);
  return bytes > 0 && <p className={styles.facts}>{recitationMessages.used(bytes)}</p>;
}

function SurahRow({ surah }: { surah: Surah }) {
  const { base } = useServices();
  const { surahs, whole } = useStore(cachedText, (it) => it);
  const { state, start, cancel, remove } = useDownload(Infinity);
  const { number } = surah;
  const bytes = surahs.get(number);
  const facts =
    bytes !== undefined
      ? messages.onDevice(bytes)
      : whole === null
        ? messages.notPersisted
        : messages.inWhole;
  return (
    <TextRow
      name={messages.surah(surah)}
      facts={facts}
      state={state}
      cached={bytes !== undefined || whole !== null}
      onDownload={() =>
        void start((signal, onBytes) => downloadSurah(number, { base, signal, onBytes }))
      }
      onCancel={cancel}
      onRemove={
        bytes === undefined ? null : () => void remove(() => removeText([`${number}.json`]))
      }
    />
  );
}

function WholeRow() {
  const { base } = useServices();
  const { whole } = useStore(cachedText, (it) => it);
  const { state, start, cancel, remove } = useDownload(WHOLE_BYTES);
  return (
    <TextRow
      name={messages.whole}
      facts={whole === null ? messages.wholeFacts : messages.onDevice(whole)}
      state={state}
      cached={whole !== null}
      onDownload={() => void start((signal, onBytes) => downloadWhole({ base, signal, onBytes }))}
      onCancel={cancel}
      onRemove={() => void remove(() => removeText(WHOLE_FILES))}
    />
  );
}
