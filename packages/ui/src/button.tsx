import type { ComponentProps } from 'react';

/** `primary` once per view at most; `plain` carries no border until it is pointed at. */
export type ButtonTone = 'primary' | 'secondary' | 'plain' | 'destructive';

type Toned = { tone?: ButtonTone };

const classOf = (className: string | undefined): string =>
  className === undefined ? 'button' : `button ${className}`;

// The look is in `styles/base.css`, which the shell loads once: a remote with buttons brings no styles for them.
export function Button({ tone = 'primary', className, ...rest }: ComponentProps<'button'> & Toned) {
  return <button type="button" {...rest} className={classOf(className)} data-tone={tone} />;
}

type LinkProps = ComponentProps<'a'> & Toned & { href: string };

/** Looks like a button and is a link: it has an address, and works without JavaScript. */
export function LinkButton({ tone = 'primary', className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={classOf(className)} data-tone={tone}>
      {children}
    </a>
  );
}
