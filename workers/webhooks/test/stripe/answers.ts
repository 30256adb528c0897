import { ACTIONS, type Action, type Book } from './book.ts';

export type Reply = { status: number; body: object };
export type StripeRequest = { method: string; path: string; form: URLSearchParams };

export const ok = (body: object): Reply => ({ status: 200, body });

const missing = (id: string): Reply => ({
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No ${id}` } },
});

const ENDED: Reply = {
  status: 400,
  body: {
    error: {
      type: 'invalid_request_error',
      message: 'A canceled subscription can only update its cancellation_details and metadata.',
    },
  },
};

const metadataOf = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) => {
      const name = /^metadata\[(\w+)\]$/.exec(key)?.[1];
      return name === undefined ? [] : [[name, value]];
    }),
  );

/** Stripe's own paths. */
export function answer(book: Book, { method, path, form }: StripeRequest): Reply {
  const customer = form.get('customer') ?? '';
  switch (`${method} ${path}`) {
    case 'POST /v1/customers':
      return ok(book.createCustomer(form.get('email'), metadataOf(form)));
    case 'POST /v1/subscriptions':
      return ok(book.createSubscription(customer, metadataOf(form)));
    case 'GET /v1/subscriptions':
      return ok({
        object: 'list',
        data: book.subscriptionsAt(customer),
        has_more: false,
        url: path,
      });
    case 'POST /v1/billing_portal/sessions':
      return ok({
        object: 'billing_portal.session',
        url: `https://billing.stripe.test/${customer}`,
      });
    default:
      return aboutOne(book, { method, path, form });
  }
}

/** A subscription: read, told to end with its period or to go on, or ended. */
function aboutOne(book: Book, { method, path, form }: StripeRequest): Reply {
  const id = /^\/v1\/subscriptions\/(\w+)$/.exec(path)?.[1] ?? '';
  const subscription = book.subscriptions.get(id);
  if (subscription === undefined) return missing(path);
  if (method === 'DELETE') book.act(subscription, 'end');
  if (method === 'POST') {
    if (subscription.status === 'canceled') return ENDED;
    const isCanceling = form.get('cancel_at_period_end') === 'true';
    book.update(subscription, { cancel_at_period_end: isCanceling });
  }
  return ok(subscription);
}

/** `/_test/act`: lets something happen to a subscription, as people, banks and time do. */
export function letAct(book: Book, { path, form }: StripeRequest): Reply {
  const subscription = book.subscriptions.get(form.get('subscription') ?? '');
  const action = ACTIONS.find((one): one is Action => one === form.get('action'));
  if (subscription === undefined || action === undefined) return missing(path);
  book.act(subscription, action);
  return ok(subscription);
}
