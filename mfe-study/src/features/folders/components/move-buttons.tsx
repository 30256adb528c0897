import square from '@fahm/ui/square-button.module.css';
import { messages } from '../messages.ts';

type Props = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
};

/** Up and down in a list, by button: for pointer, keyboard and screen reader alike. */
export function MoveButtons({ name, isFirst, isLast, onMove }: Props) {
  if (isFirst && isLast) return null;
  const steps = [
    { by: -1, label: messages.up, sign: '↑', isEnd: isFirst },
    { by: 1, label: messages.down, sign: '↓', isEnd: isLast },
  ] as const;
  return (
    <>
      {steps.map(({ by, label, sign, isEnd }) => (
        <button
          key={by}
          type="button"
          className={square.button}
          disabled={isEnd}
          aria-label={messages.of(label, name)}
          onClick={() => onMove(by)}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </>
  );
}
