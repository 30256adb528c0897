import { ofInvoice } from '../event-subject.ts';

/** The bank wants to hear from the customer: the plan waits. */
export const invoicePaymentActionRequired = {
  type: 'invoice.payment_action_required',
  subject: ofInvoice,
} as const;
