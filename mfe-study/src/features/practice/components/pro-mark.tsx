import { isFree } from '../../../lib/access.ts';
import { messages } from '../messages.ts';
import styles from './practice.module.css';

/** Study Mode is part of Pro but for the free surahs (ruling A6): beside their cards the mark does not claim them. */
export function ProMark({ surah }: { surah: number | null }) {
  return <span className={styles.pro}>{messages.study.pro(surah === null || isFree(surah))}</span>;
}
