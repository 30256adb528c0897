import { Checkbox } from '@fahm/ui/fields/checkbox.tsx';
import { messages } from '../../messages.ts';
import type { RecallCard } from '../../model/deal.ts';
import styles from './kinds.module.css';
import pick from './pick.module.css';

type Props = {
  card: RecallCard;
  told: readonly number[];
  onTick: (told: readonly number[]) => void;
};

/** The points that an account is held against; who told it ticks them. */
export function RecallPoints({ card, told, onTick }: Props) {
  const tick = (point: number, isTold: boolean) =>
    onTick(isTold ? [...told, point] : told.filter((other) => other !== point));
  return (
    <fieldset className={pick.list}>
      <legend className={styles.hint}>{messages.recall.tick}</legend>
      {card.points.map((text, point) => (
        <label key={text} className={`${pick.box} ${pick.line} ${pick.pick}`}>
          <Checkbox
            checked={told.includes(point)}
            onChange={(event) => tick(point, event.target.checked)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
