import type { Concept } from '@fahm/contracts/study/lessons.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { StateBox } from '@fahm/ui/state-box.tsx';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { messages } from '../messages.ts';
import { dialogs } from '../dialogs.ts';
import type { OpenDialog } from '../model.ts';
import { ConceptActions } from './concept-actions.tsx';
import { ConceptGrid } from './concept-grid.tsx';
import styles from './concepts.module.css';

type Props = { renderConcept: (concept: Concept, actions: ReactNode) => ReactNode };

/** Concepts of a surah, to read and to add to (spec 2.16). */
export function ConceptsView({ renderConcept }: Props) {
  const [surah, setSurah] = useState<number | null>(null);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const add = () => setOpen({ kind: 'create' });
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <SurahChoice surah={surah} onChoose={setSurah} />
        {surah !== null && (
          <section className={styles.panel} aria-labelledby="panel">
            <h2 className={styles.heading} id="panel">
              {messages.panel(surah)}
            </h2>
            <button type="button" className="button" onClick={add}>
              {messages.add}
            </button>
          </section>
        )}
      </div>
      {surah === null ? (
        <StateBox kind="empty" level={2} heading={messages.select} text={messages.selectText} />
      ) : (
        <ConceptGrid
          surah={surah}
          onAdd={add}
          renderConcept={(concept) =>
            renderConcept(concept, <ConceptActions concept={concept} onOpen={setOpen} />)
          }
        />
      )}
      {surah !== null && open !== null && (
        <Suspense fallback={null}>
          <Opened surah={surah} open={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}

type OpenedProps = { surah: number; open: OpenDialog; onClose: () => void };

function Opened({ surah, open, onClose }: OpenedProps) {
  switch (open.kind) {
    case 'create':
      return <dialogs.Concept surah={surah} concept={null} onClose={onClose} />;
    case 'edit':
      return <dialogs.Concept surah={surah} concept={open.concept} onClose={onClose} />;
    case 'retract':
      return <dialogs.Retract surah={surah} concept={open.concept} onClose={onClose} />;
    case 'history':
      return <dialogs.History surah={surah} concept={open.concept} onClose={onClose} />;
  }
}

type ChoiceProps = { surah: number | null; onChoose: (surah: number | null) => void };

function SurahChoice({ surah, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <p className={styles.choice}>
      <label htmlFor={id}>{messages.surah}</label>
      <select
        className={styles.select}
        id={id}
        value={surah ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{messages.choose}</option>
        {SURAHS.map(({ number, nameEn, nameAr }) => (
          <option key={number} value={number}>
            {`${number}. ${nameEn} (${nameAr})`}
          </option>
        ))}
      </select>
    </p>
  );
}
