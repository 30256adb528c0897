import type { ComponentProps } from 'react';

type Props = ComponentProps<'div'> & { as?: 'div' | 'article' | 'section' | 'li' };

/** The one box of the product: a hairline, round corners, no shadow. Its look is in `styles/base.css`. */
export function Card({ as: Tag = 'div', className, ...rest }: Props) {
  // The four elements take the same attributes; their ref types differ in name only.
  const Box = Tag as 'div';
  return <Box {...rest} className={className === undefined ? 'card' : `card ${className}`} />;
}
