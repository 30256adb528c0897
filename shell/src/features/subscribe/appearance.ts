import type { Appearance } from '@stripe/stripe-js';

/** The payment form is the provider's, in a frame that our styles do not reach: it is told our colours. */
export function appearanceOf(root: Element): Appearance {
  const style = getComputedStyle(root);
  const value = (name: string) => style.getPropertyValue(name).trim();
  return {
    theme: style.colorScheme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: value('--accent'),
      colorBackground: value('--bg'),
      colorText: value('--fg'),
      colorTextSecondary: value('--muted'),
      colorDanger: value('--danger'),
      borderRadius: value('--radius'),
      fontFamily: 'system-ui, sans-serif',
    },
  };
}
