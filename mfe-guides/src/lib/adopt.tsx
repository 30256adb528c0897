import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createElement,
  type ReactNode,
  use,
} from 'react';
import { Link } from 'wouter';
import { OwnPath } from './own-path.ts';

/** An interactive component in a page that is otherwise words: it reads what it needs from its own markup. */
type Island = ComponentType<{ from: Element }>;
/** Islands by the value of their `data-part`. */
export type Islands = Readonly<Record<string, Island>>;

/** Attributes whose name in React cannot be told from their name in markup. */
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  datetime: 'dateTime',
};
const FLAGS = new Set(['open', 'hidden', 'disabled', 'checked']);

/**
 * Markup of our own as React elements: exactly what the server rendered, so that React takes the page over
 * without its words travelling a second time as script. Elements with a `data-part` become that island;
 * links to our own pages move without a document load.
 */
export function adopt(element: Element, islands: Islands, key?: number): ReactNode {
  const name = element.getAttribute('data-part');
  const Living = name === null ? undefined : islands[name];
  if (Living !== undefined) return <Living key={key} from={element} />;
  const children = adoptChildren(element, islands);
  const props = { ...propsOf(element), key };
  const href = element.getAttribute('href');
  if (element.localName === 'a' && href !== null) {
    return createElement(AdoptedLink, { ...props, href }, ...children);
  }
  return createElement(element.localName, props, ...children);
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

function AdoptedLink(props: LinkProps) {
  return createElement(use(OwnPath)(props.href) ? Link : 'a', props);
}

/** What stands in an element. Comments are React's own marks between texts. */
function adoptChildren(element: Element, islands: Islands): ReactNode[] {
  return [...element.childNodes].flatMap((node, index): ReactNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue];
    return node.nodeType === Node.ELEMENT_NODE ? [adopt(node as Element, islands, index)] : [];
  });
}

function propsOf(element: Element): Record<string, unknown> {
  return Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [
      NAMES[name] ?? reactName(name),
      FLAGS.has(name) || value,
    ]),
  );
}

/** React names `stroke-width` in one word; `data-` and `aria-` stay as they are. */
const reactName = (name: string): string =>
  /^(data|aria)-/.test(name)
    ? name
    : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
