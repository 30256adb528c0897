import { useMemo } from 'react';
import { adopt } from '../../../lib/adopt.tsx';
import { CHIPS } from '../../../lib/live-verse.tsx';
import { classNames } from '../../../lib/class-names.ts';
import sheet from '../../../lib/sources.module.css';
import badge from './type-badge.module.css';
import family from './family-diagram.module.css';
import styles from './figure.module.css';

const STYLES = classNames(styles.figure, badge.sheet, family.sheet, sheet.sheet);

/** A figure in the browser: as it came, with living verse chips. */
export function FigureScreen({ content }: { content: Element }) {
  const words = useMemo(() => adopt(content, CHIPS), [content]);
  return <div className={STYLES}>{words}</div>;
}
