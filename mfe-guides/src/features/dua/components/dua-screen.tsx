import { useMemo } from 'react';
import { adopt } from '../../../lib/adopt.tsx';
import { CHIPS } from '../../../lib/live-verse.tsx';
import { classNames } from '../../../lib/class-names.ts';
import sheet from '../../../lib/sources.module.css';
import styles from './dua.module.css';

/** The guide in the browser: as it came, with living verse chips. */
export function DuaScreen({ content }: { content: Element }) {
  const guide = useMemo(() => adopt(content, CHIPS), [content]);
  return <div className={classNames(styles.dua, sheet.sheet)}>{guide}</div>;
}
