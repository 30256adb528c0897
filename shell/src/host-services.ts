import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import { matchesRoute } from '@fahm/mfe-kit/routes.ts';
import type { Session } from '@fahm/mfe-kit/session.ts';
import { navigate } from 'wouter/use-browser-location';
import { renewFiles } from './features/remotes/renew-files.ts';
import { notify } from './features/toasts/notify.tsx';
import type { PageRemote } from './pages/page-data.ts';
import { trustedMarkup } from './trusted-html.ts';

/** The one implementation of what remotes may ask of the shell. */
export function createHostServices(
  remotes: Record<string, PageRemote>,
  session: Session,
): HostServices {
  return {
    retry: async () => {
      const here = Object.values(remotes).find(({ routes }) =>
        routes.some((pattern) => matchesRoute(pattern, location.pathname)),
      );
      try {
        if (here !== undefined) await renewFiles(here);
        location.reload();
      } catch {
        // No connection now: the button is still there.
      }
    },
    navigate: (path, options) => navigate(path, options),
    leave: (path) => location.replace(path),
    parseHtml: (markup) => new DOMParser().parseFromString(trustedMarkup(markup), 'text/html'),
    setTitle: (title) => {
      if (document.title !== title) document.title = title;
    },
    session,
    notify: (notice) => void notify(notice),
  };
}
