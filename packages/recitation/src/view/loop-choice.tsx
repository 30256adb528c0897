import { Switch } from '@fahm/ui/fields/switch.tsx';
import { useId } from 'react';
import type { Span, Track } from '../core/player.ts';
import type { RecitationPlayer } from '../driver/create-player.ts';
import { messages } from './messages.ts';
import styles from './choices.module.css';
import { usePlayer } from './use-player.ts';
import { keyOfAyah } from './verse-name.ts';

/** Verses from one to another that are repeated until further notice. */
export function LoopChoice({ player }: { player: RecitationPlayer }) {
  const track = usePlayer(player, (it) => it.track);
  if (track === null) return null;
  const { loop, span, ayah } = track;
  const set = (wanted: Span | null) => player.send({ type: 'loop', loop: wanted });
  return (
    <section className={styles.group}>
      <Switch
        label={messages.loop}
        checked={loop !== null}
        onChange={(on) => set(on ? { first: ayah, last: Math.min(span.last, ayah + 1) } : null)}
      />
      {loop !== null && <Ends track={track} loop={loop} onChange={set} />}
    </section>
  );
}

type EndsProps = { track: Track; loop: Span; onChange: (loop: Span) => void };

function Ends({ track: { span }, loop, onChange }: EndsProps) {
  return (
    <div className={styles.ends}>
      <VerseSelect
        label={messages.from}
        span={span}
        value={loop.first}
        onChange={(first) => onChange({ first, last: Math.max(first, loop.last) })}
      />
      <VerseSelect
        label={messages.to}
        span={span}
        value={loop.last}
        onChange={(last) => onChange({ first: Math.min(loop.first, last), last })}
      />
    </div>
  );
}

type SelectProps = { label: string; span: Span; value: number; onChange: (ayah: number) => void };

function VerseSelect({ label, span, value, onChange }: SelectProps) {
  const id = useId();
  const verses = Array.from({ length: span.last - span.first + 1 }, (_, at) => span.first + at);
  return (
    <div className={styles.end}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {verses.map((ayah) => (
          <option key={ayah} value={ayah}>
            {keyOfAyah(ayah)}
          </option>
        ))}
      </select>
    </div>
  );
}
