import { CONTRACT } from './contract.ts';
import type { Session } from './session.ts';

/** A message that leaves by itself. The tone is for the eye; the words must say it all. */
export type Notice = { title: string; text: string; tone: 'default' | 'success' | 'destructive' };

/** What the shell hands to a remote. Plain functions only: no React context crosses the border. */
export type HostServices = {
  /**
   * Moves the whole page, as a link would, without a document load; with `replace`, going back does not
   * lead here again.
   */
  navigate: (path: string, options?: { replace?: boolean }) => void;
  /** Leaves for `path` by a document load; for pages that the running remote cannot show. */
  leave: (path: string) => void;
  /**
   * Gets the scripts of this page's remote anew and loads the document again; for a part whose code could
   * not be had. Does nothing while the server cannot be reached: the page that is here stays.
   */
  retry: () => Promise<void>;
  /** Parses trusted same-origin markup (a fragment of this remote) without running anything in it. */
  parseHtml: (markup: string) => Document;
  /** Names the page in the title bar and history after a navigation inside the remote. */
  setTitle: (title: string) => void;
  /** Shows a toast; one that is there already gives way to it. */
  notify: (notice: Notice) => void;
  /** Who is signed in. Not there in a shell of an earlier version: then nobody is known. */
  session?: Session;
};

type MountOptions = {
  /** Element of the remote's own root. It already holds the fragment when the server sent one. */
  element: HTMLElement;
  host: HostServices;
  /** Address below which this version's files lie, ending in a slash. */
  base: string;
};

/** Takes the remote off the page again. */
export type Unmount = () => void;

export type Remote = {
  id: string;
  contract: number;
  mount: (options: MountOptions) => Unmount;
};

/** States the shape of a remote where it is written, so that a mistake is a type error there. */
export function defineRemote(remote: Omit<Remote, 'contract'>): Remote {
  return { ...remote, contract: CONTRACT };
}
