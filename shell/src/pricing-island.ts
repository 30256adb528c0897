import { createApi } from '@fahm/api-client/client.ts';
import { getOffer } from '@fahm/api-client/person/offer.ts';

const tell = (isOpen: boolean): void => {
  document.documentElement.dataset['offer'] = isOpen ? 'open' : 'closed';
};

/** Says on the root element whether Pro can be bought here: the page, which is everybody's, shows its offer by that. */
export function bringAlive(): () => void {
  const api = createApi({ fetch: (...request) => fetch(...request), baseUrl: '' });
  // Without an answer the page of the checkout knows more.
  getOffer(api).then(
    ({ isOpen }) => tell(isOpen),
    () => tell(true),
  );
  return () => {};
}
