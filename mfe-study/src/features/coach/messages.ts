import type { CoachTip, PlanTask } from '@fahm/contracts/study/coach-plan.ts';

const day = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(new Date(date));

const words = (values: CoachTip['values'], name: string): string => String(values[name] ?? '');

/** Passages are called by name; of several the first and the last. */
const readSentence = (reference: string, passages: readonly string[]): string => {
  const where = reference.replace('-', '–');
  const [first, last] = [passages[0], passages.at(-1)];
  if (first === undefined) return `Read ${where}`;
  return passages.length === 1
    ? `Read “${first}” (${where})`
    : `Read from “${first}” to “${last}” (${where})`;
};

const GO_THROUGH = {
  concept: 'Understand',
  rule: 'Learn the guidance',
  story: 'Read the story',
} as const;

/** Every string of the coach that a translator would need; what answers say comes from the server. */
export const messages = {
  heading: '7-Day Surah Coach',
  lead: (surah: string) =>
    `Ask about ${surah}, and follow it for a week. Verses are shown as they stand, lessons in their own words.`,
  chat: 'Chat',
  log: 'Questions and answers',
  empty: 'Nothing asked yet',
  emptyText: 'Ask about a verse, a word, a story or an idea. For example:',
  example: (title: string) => `Tell me about this: ${title}`,
  noRulings: 'The coach gives no rulings. For those, ask a qualified scholar.',
  loading: 'Loading the chat…',
  failed: 'The chat could not be loaded.',
  retry: 'Retry',
  field: 'Your question',
  hint: 'Enter sends, Shift and Enter begin a new line.',
  send: 'Send',
  stop: 'Stop',
  you: 'You',
  coach: 'Coach',
  working: 'Looking it up in the lessons…',
  stopped: 'Stopped.',
  answers: 'The coach answers:',
  left: (count: number, limit: number) => `${count} of ${limit} messages left today`,
  used: (limit: number, time: string) =>
    `All ${limit} messages of today are used. New ones come at ${time}.`,
  labels: { verse: 'Verse', lesson: 'Lesson', general: 'General' },
  composedBy: {
    lessons: 'From the lessons, no language model',
    model: 'Arranged by a language model',
    fixed: null,
  },
  read: (reference: string) => `Read ${reference}`,
  further: 'Go on with:',
  sources: (count: number) => `Sources (${count})`,
  kinds: { concept: 'Concept', rule: 'Rule', story: 'Story', mastery: 'Objective' },
  copy: 'Copy',
  copied: { title: 'Copied', text: 'The answer is on your clipboard.' },
  report: 'Report',
  reportOf: 'Report this answer',
  reportLabel: 'What is wrong with this answer?',
  close: 'Close',
  remove: 'Delete this chat',
  removeTitle: 'Delete this chat?',
  removeText: 'Your questions about this surah and their answers are deleted for good.',
  keep: 'Keep it',
  error: { title: 'Error', text: 'Failed to send message. Please try again.' },
  removeError: { title: 'Error', text: 'The chat could not be deleted. Please try again.' },
  locked: {
    title: 'Subscription Required',
    text: 'AI coaching requires a subscription for this Surah',
  },
  signIn: { title: 'Authentication Required', text: 'Please sign in to access the AI Coach' },
  plan: {
    today: 'Today’s Plan',
    journey: '7-Day Journey',
    loading: 'Loading the plan…',
    failed: 'The plan could not be loaded.',
    begin: 'Begin this week',
    again: 'Begin a new week',
    proposal: 'This is what your week would be. It begins when you do.',
    over: 'Your week with this surah is over. What is open waits in the last day, or in a new week.',
    moved: 'moved from an earlier day',
    done: 'done',
    nothing: 'Nothing is planned. Rest, or look ahead.',
    day: (number: number, date: string) => `Day ${number} · ${day(date)}`,
    isToday: 'today',
    count: (done: number, all: number) => (all === 0 ? 'free' : `${done} of ${all} done`),
    ticks:
      'Tasks tick themselves: a passage when it was read in the reader, a lesson when one of its cards was begun.',
    task: (task: PlanTask): string => {
      if (task.kind === 'read') return readSentence(task.reference, task.passages ?? []);
      if (task.kind === 'cards') {
        return task.cards === 1
          ? 'Review the card that is due'
          : `Review the ${task.cards} cards that are due`;
      }
      return task.kind === 'lesson' ? `${GO_THROUGH[task.lesson]} “${task.title}”` : task.text;
    },
  },
  tips: {
    heading: 'Study Tips',
    loading: 'Loading tips…',
    failed: 'The tips could not be loaded.',
    of: {
      begin: () =>
        'Begin small: ten cards of this surah, today. What you learn comes back shortly before you would forget it.',
      load: (values) =>
        `${words(values, 'cards')} cards wait today. Two short sittings hold more than one long one.`,
      'heavy-day': (values) =>
        `${words(values, 'cards')} cards come on ${day(words(values, 'day'))}. A few reviewed the day before make it lighter.`,
      'retention-low': (values) =>
        `You recalled ${words(values, 'recalled')} % where your aim is ${words(values, 'target')} %. Fewer new cards for a week give the others room.`,
      'retention-high': (values) =>
        `You recalled ${words(values, 'recalled')} %, above your aim of ${words(values, 'target')} %. There is room for more new cards.`,
      overrated: (values) =>
        `Recall came out ${words(values, 'gap')} points below what was expected. When an answer was slow in coming, Hard is the honest rating.`,
      rhythm: (values) =>
        `You studied on ${words(values, 'days')} of the last 7 days. A few cards on most days last longer than many on one.`,
      steady: (values) =>
        `You studied on ${words(values, 'days')} of the last 7 days. That rhythm is what makes it stay.`,
    } satisfies Record<CoachTip['id'], (values: CoachTip['values']) => string>,
  },
};
