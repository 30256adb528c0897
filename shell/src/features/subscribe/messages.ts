import { PRODUCT_NAME } from '../../product.ts';

export const messages = {
  title: `Subscribe · ${PRODUCT_NAME}`,
  description: 'Pro opens the lessons of all surahs for £4.99 a month. Cancel anytime.',
  settingUp: 'Setting up payment...',
  needsScript: 'Paying needs JavaScript. Reading the Qur’an does not.',
  heading: 'Subscribe to Premium',
  price: '£4.99',
  period: 'per month',
  note: 'Cancel anytime. First 5 Surahs always free.',
  submit: 'Subscribe to Premium',
  processing: 'Processing...',
  terms: [
    'It renews every month until you cancel, in your profile, with two clicks. Taxes may apply where you live; the payment form says so before you pay. Receipts come by e-mail from Stripe, which handles the payment: your card never reaches us.',
    'By subscribing you ask for Pro to begin at once. You have 14 days to change your mind: cancel in that time and write to us, and you get back what you paid, less the days you used.',
  ],
  termsLink: 'Terms',
  contact: 'Contact',
  form: 'Payment',
  visitor: {
    title: 'Sign in to subscribe',
    text: 'Pro belongs to your account, so that it is there on every device. Signing in is free.',
    action: 'Sign in',
    other: 'What Pro holds',
  },
  active: {
    title: 'Already Subscribed!',
    text: 'Pro is open for you. Thank you for carrying the free part with it.',
    action: 'Continue to App',
  },
  required: {
    title: 'Payment Setup Required',
    text: 'Please contact support to complete your subscription setup.',
  },
  waiting: {
    title: 'Waiting for confirmation',
    text: 'Your payment was sent. Pro opens as soon as the payment provider confirms it; that takes a few seconds.',
    late: 'This takes longer than usual. You may leave this page: Pro opens by itself, and nothing is charged twice.',
  },
  closed: {
    title: 'Not open yet',
    text: 'Pro cannot be bought yet: it opens once the lessons of all 114 surahs are released. Reading, and the lessons of surahs 1 to 5, are free.',
    action: 'See what is written',
  },
  manage: {
    title: 'A payment is missing',
    text: 'You have a plan that waits for a payment, or is paused. Mend it in your profile; a second one would be charged beside it.',
    action: 'Go to your profile',
  },
  failed: {
    title: 'The payment could not be set up',
    text: 'Nothing was charged.',
    action: 'Try again',
  },
  paymentFailed: 'Payment Failed',
  unknownFailure: 'The payment did not go through. Nothing was charged.',
  paid: {
    title: 'Payment Successful',
    text: `Welcome to ${PRODUCT_NAME} Premium! You now have access to all 114 Surahs.`,
  },
  setupError: {
    title: 'Setup Error',
    text: 'Failed to initialize payment. Please try again.',
    notConfigured: 'Payment system is being configured. Please try again later or contact support.',
  },
};
