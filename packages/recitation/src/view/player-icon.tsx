import { Icon } from '@fahm/ui/icon/icon.tsx';
import { PLAY } from '@fahm/ui/icon/signs.ts';
import styles from './player.module.css';

/** Paths of 24 × 24; `fill` is drawn solid. */
const ICONS = {
  play: { d: PLAY, fill: true },
  pause: { d: 'M7 5.5h3.5v13H7zM13.5 5.5H17v13h-3.5z', fill: true },
  retry: { d: 'M19 12a7 7 0 1 1-2.2-5.1M19 4v4.2h-4.2', fill: false },
  previous: { d: 'M18 6.5v11L9.5 12zM6 6h1.8v12H6z', fill: true },
  next: { d: 'M6 6.5v11l8.5-5.5zM16.2 6H18v12h-1.8z', fill: true },
  back: { d: 'M5.6 9A7.5 7.5 0 1 1 4.5 13M4.6 4.6v4.6h4.6', fill: false },
  forward: { d: 'M18.4 9A7.5 7.5 0 1 0 19.5 13M19.4 4.6v4.6h-4.6', fill: false },
  more: { d: 'M6 14.5 12 9l6 5.5', fill: false },
  follow: { d: 'M12 5v13M6.5 12.5 12 18l5.5-5.5', fill: false },
} as const;

export type IconName = keyof typeof ICONS;

export function PlayerIcon({ name }: { name: IconName }) {
  const { d, fill } = ICONS[name];
  return <Icon className={styles.icon} d={d} isSolid={fill} />;
}
