import { counted } from '@fahm/ui/counted.ts';

/** Every string of the statistics that a translator would need. */
export const messages = {
  heading: 'How it is going',
  loading: 'Loading…',
  failed: 'The statistics could not be loaded.',
  retry: 'Retry',
  cards: 'Cards begun',
  mature: 'Known for three weeks or longer',
  forecast: {
    heading: 'Coming up',
    lead: (count: number) => `${counted(count, 'review')} in the next 30 days, as things stand.`,
    none: 'Nothing is scheduled yet.',
    day: (day: string, cards: number) => `${day}: ${counted(cards, 'card')}`,
  },
  retention: {
    heading: 'Retention',
    value: (percent: number) => `${percent}% recalled`,
    lead: (target: number, reviews: number) =>
      `You aim for ${target}%. Of ${reviews} reviews in the last 90 days, a card's first day left out.`,
    none: 'Not enough reviews yet: this shows once cards have come back on another day.',
  },
  calibration: {
    heading: 'Was the forecast right?',
    lead: 'How likely recall was said to be, and how often you did recall.',
    none: 'Not enough reviews yet.',
    caption: 'Predicted and actual recall',
    predicted: 'Predicted',
    actual: 'Recalled',
    reviews: 'Reviews',
    percent: (value: number) => `${value}%`,
  },
  settings: {
    heading: 'Schedule',
    retention: 'Target retention',
    retentionHint: 'Higher means more reviews. It holds from the next review of each card on.',
    newCards: 'New cards a day',
    save: 'Save',
    saving: 'Saving…',
    saved: { title: 'Saved', text: 'The next reviews follow your new schedule.' },
    failed: { title: 'Error', text: 'Your settings could not be saved. Please try again.' },
    percent: (value: number) => `${value}%`,
  },
};
