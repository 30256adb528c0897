import type { ComponentProps } from 'react';
import styles from './card.module.css';

type Props = ComponentProps<'div'> & { as?: 'div' | 'article' | 'section' | 'li' };

/** The one box of the product: a hairline, round corners, no shadow. */
export function Card({ as: Tag = 'div', className, ...rest }: Props) {
  // The four elements take the same attributes; their ref types differ in name only.
  const Box = Tag as 'div';
  return <Box {...rest} className={[styles.card, className].filter(Boolean).join(' ')} />;
}
