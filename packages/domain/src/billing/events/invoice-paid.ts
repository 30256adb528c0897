import { ofInvoice } from '../event-subject.ts';

/** Paid: the plan is active, or active again. */
export const invoicePaid = { type: 'invoice.paid', subject: ofInvoice } as const;
