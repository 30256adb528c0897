import account from '../features/account/components/account-page.module.css';
import footer from '../features/frame/components/site-footer.module.css';
import home from '../features/home/components/home-page.module.css';
import inside from '../features/home/components/inside.module.css';
import notFound from '../features/not-found/components/not-found-page.module.css';
import offline from '../features/offline/components/offline-page.module.css';
import pricing from '../features/pricing/components/pricing-page.module.css';
import text from '../features/text-pages/components/text-page.module.css';

/**
 * Classes of the shell's own pages by layout. An entry of the build by itself: its styles are a file that
 * only these pages ask for, and pages of remotes do not carry.
 */
export const layouts = {
  portal: `${home.page} ${inside.withVerse}`,
  pricing: pricing.page,
  text: text.page,
  notice: notFound.page,
  offline: offline.page,
  account: account.page,
};

/** Their footer's, so that its styles are in that file too. */
export const footerClass = footer.inner;
