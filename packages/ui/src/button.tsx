import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** `primary` once per view at most; `plain` carries no border until it is pointed at. */
export type ButtonTone = 'primary' | 'secondary' | 'plain' | 'destructive';

type Look = { tone?: ButtonTone };

const classOf = (tone: ButtonTone, className: string | undefined): string =>
  [styles.button, styles[tone], className].filter(Boolean).join(' ');

export function Button({ tone = 'primary', className, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" {...rest} className={classOf(tone, className)} />;
}

type LinkProps = ComponentProps<'a'> & Look & { href: string };

/** Looks like a button and is a link: it has an address, and works without JavaScript. */
export function LinkButton({ tone = 'primary', className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={classOf(tone, className)}>
      {children}
    </a>
  );
}
