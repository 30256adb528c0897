import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import { navigate } from 'wouter/use-browser-location';
import { notify } from './features/toasts/notify.tsx';
import { trustedMarkup } from './trusted-html.ts';

/** The one implementation of what remotes may ask of the shell. */
export function createHostServices(): HostServices {
  return {
    navigate: (path) => navigate(path),
    leave: (path) => location.replace(path),
    parseHtml: (markup) => new DOMParser().parseFromString(trustedMarkup(markup), 'text/html'),
    setTitle: (title) => {
      if (document.title !== title) document.title = title;
    },
    notify: (notice) => void notify(notice),
  };
}
