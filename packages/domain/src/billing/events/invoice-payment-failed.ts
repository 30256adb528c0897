import { ofInvoice } from '../event-subject.ts';

/** A renewal failed: the grace begins. */
export const invoicePaymentFailed = { type: 'invoice.payment_failed', subject: ofInvoice } as const;
