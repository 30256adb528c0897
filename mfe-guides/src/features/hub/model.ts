/** A folder of the hub (spec 3.24). */
export type Folder = {
  id: 'umrah' | 'timeline' | 'dua';
  href: string;
  /** Which hue its picture is drawn in; `folder-card.module.css` knows the values. */
  color: 'green' | 'blue' | 'rose';
  /** False while its page is being prepared: the card says so, and is a link all the same. */
  isReady: boolean;
};

/** The three folders in the order of the hub (spec 9.15). Their public addresses work signed out too. */
export const FOLDERS: readonly Folder[] = [
  { id: 'umrah', href: '/umrah-timeline', color: 'green', isReady: false },
  { id: 'timeline', href: '/timeline', color: 'blue', isReady: false },
  { id: 'dua', href: '/dua-guide', color: 'rose', isReady: false },
];
