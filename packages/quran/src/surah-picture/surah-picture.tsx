import { SURAHS } from '../surahs.ts';
import styles from './surah-picture.module.css';

type Props = {
  /** Of each surah in order, in whole percent. */
  percents: readonly number[];
  /** What is told of a surah to who listens, and to who points at it. */
  cell: (name: string, percent: number) => string;
  /** Id of what says of which share this is a picture. */
  labelledBy: string;
  /** Without numbers, where little room is. */
  small?: boolean;
};

/** The 114 surahs as small fields, each as full as its share. */
export function SurahPicture({ percents, cell, labelledBy, small = false }: Props) {
  return (
    <ol className={styles.surahs} aria-labelledby={labelledBy} data-small={small || undefined}>
      {SURAHS.map(({ number, nameEn }, at) => {
        const percent = percents[at] ?? 0;
        return (
          <li
            key={number}
            title={cell(nameEn, percent)}
            style={{ '--share': `${percent}%` } as Record<string, string>}
          >
            {!small && <span aria-hidden="true">{number}</span>}
            <span className="visually-hidden">{cell(nameEn, percent)}</span>
          </li>
        );
      })}
    </ol>
  );
}
