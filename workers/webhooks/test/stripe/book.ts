import type { Customer, StripeEvent, Subscription } from './shapes.ts';

const MONTH = 30 * 24 * 3600;
const API_VERSION = '2026-10-28.endive';

/** What may happen at Stripe to a subscription, by people, banks and time. */
export const ACTIONS = [
  'pay',
  'fail',
  'renew',
  'end',
  'pause',
  'resume',
  'refund',
  'settle',
] as const;
export type Action = (typeof ACTIONS)[number];

/** What a stand-in of Stripe knows: customers, their subscriptions, and every event, in order. */
export class Book {
  readonly customers = new Map<string, Customer>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly events: StripeEvent[] = [];
  /** Replies by idempotency key. */
  readonly replies = new Map<string, { request: string; reply: object }>();
  #count = 0;
  /** Unix seconds. */
  now: number;

  constructor(now: number) {
    this.now = now;
  }

  #id(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${String(this.#count).padStart(6, '0')}`;
  }

  #tell(type: StripeEvent['type'], object: object): void {
    this.events.push({
      id: this.#id('evt'),
      object: 'event',
      type,
      created: this.now,
      livemode: false,
      api_version: API_VERSION,
      data: { object: structuredClone(object) },
    });
  }

  #tellInvoice(type: StripeEvent['type'], { id, customer }: Subscription): void {
    const parent = { type: 'subscription_details', subscription_details: { subscription: id } };
    this.#tell(type, { id: this.#id('in'), object: 'invoice', customer, parent });
  }

  /** All subscriptions, or those of one person, in the order they were made. */
  subscriptionsOf(person: string | null): Subscription[] {
    const all = [...this.subscriptions.values()];
    return person === null ? all : all.filter(({ metadata }) => metadata['person'] === person);
  }

  /** Subscriptions of a customer, the newest first, as Stripe lists them. */
  subscriptionsAt(customer: string): Subscription[] {
    return [...this.subscriptions.values()].filter((it) => it.customer === customer).toReversed();
  }

  /** All events, or those about one person's customer, in the order they happened. */
  eventsOf(person: string | null): StripeEvent[] {
    if (person === null) return this.events;
    const customers = new Set(this.subscriptionsOf(person).map(({ customer }) => customer));
    return this.events.filter(({ data }) =>
      customers.has((data.object as { customer?: string }).customer ?? ''),
    );
  }

  createCustomer(email: string | null, metadata: Record<string, string>): Customer {
    const customer: Customer = {
      id: this.#id('cus'),
      object: 'customer',
      email,
      livemode: false,
      metadata,
    };
    this.customers.set(customer.id, customer);
    return customer;
  }

  createSubscription(customer: string, metadata: Record<string, string>): Subscription {
    const id = this.#id('sub');
    const subscription: Subscription = {
      id,
      object: 'subscription',
      created: this.now,
      customer,
      status: 'incomplete',
      cancel_at: null,
      cancel_at_period_end: false,
      livemode: false,
      metadata,
      items: {
        object: 'list',
        data: [
          {
            id: this.#id('si'),
            object: 'subscription_item',
            current_period_start: this.now,
            current_period_end: this.now + MONTH,
          },
        ],
      },
      latest_invoice: {
        id: this.#id('in'),
        object: 'invoice',
        status: 'open',
        confirmation_secret: { client_secret: `${id}_secret`, type: 'payment_intent' },
      },
    };
    this.subscriptions.set(id, subscription);
    this.#tell('customer.subscription.created', subscription);
    return subscription;
  }

  update(subscription: Subscription, change: Partial<Subscription>): void {
    Object.assign(subscription, change);
    const type =
      subscription.status === 'canceled'
        ? 'customer.subscription.deleted'
        : 'customer.subscription.updated';
    this.#tell(type, subscription);
  }

  /** Lets something happen to a subscription; what cannot happen in its state does not. */
  act(subscription: Subscription, action: Action): void {
    const { status } = subscription;
    if (status === 'canceled' || status === 'incomplete_expired') return;
    const steps: Record<Action, () => void> = {
      pay: () => this.#pay(subscription),
      fail: () => this.#fail(subscription),
      renew: () => this.#renew(subscription),
      end: () => this.update(subscription, { status: 'canceled' }),
      pause: () => {
        if (status !== 'active') return;
        Object.assign(subscription, { status: 'paused' });
        this.#tell('customer.subscription.paused', subscription);
      },
      resume: () => {
        if (status !== 'paused') return;
        Object.assign(subscription, { status: 'active' });
        this.#tell('customer.subscription.resumed', subscription);
      },
      // Nothing to pay now, as with a credit: the invoice has no secret.
      settle: () =>
        this.update(subscription, {
          latest_invoice: { ...subscription.latest_invoice, confirmation_secret: null },
        }),
      refund: () => {
        const { customer } = subscription;
        this.#tell('charge.refunded', { id: this.#id('ch'), object: 'charge', customer });
      },
    };
    steps[action]();
  }

  #pay(subscription: Subscription): void {
    if (!['incomplete', 'past_due', 'unpaid'].includes(subscription.status)) return;
    this.update(subscription, {
      status: 'active',
      latest_invoice: { ...subscription.latest_invoice, status: 'paid' },
    });
    this.#tellInvoice('invoice.paid', subscription);
  }

  #fail(subscription: Subscription): void {
    if (subscription.status === 'active') this.update(subscription, { status: 'past_due' });
    this.#tellInvoice('invoice.payment_failed', subscription);
  }

  #renew(subscription: Subscription): void {
    if (subscription.status !== 'active') return;
    if (subscription.cancel_at_period_end) {
      this.update(subscription, { status: 'canceled' });
      return;
    }
    const [item] = subscription.items.data;
    if (item === undefined) return;
    item.current_period_start = item.current_period_end;
    item.current_period_end += MONTH;
    this.update(subscription, {});
    this.#tellInvoice('invoice.paid', subscription);
  }
}
