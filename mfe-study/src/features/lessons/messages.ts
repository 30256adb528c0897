import type { ConceptLink, KeyWord } from '@fahm/contracts/study/lessons.ts';
import { formFor } from '@fahm/ui/counted.ts';

/** Every string of the lesson cards that a translator would need. */
export const messages = {
  loading: 'Loading the lessons…',
  failed: 'The lessons could not be loaded.',
  failedHint: 'The connection may have dropped. What you have done is kept.',
  retry: 'Retry',
  empty: {
    concepts: 'No Concepts Available',
    rules: 'No Rules Available',
    stories: 'No Stories Available',
  },
  /** Of one passage, where each stands alone. */
  none: 'There is nothing here under this passage.',
  emptyText: 'Content for this surah is being prepared. The surah itself is open to read.',
  locked: {
    title: 'Subscription Required',
    text: 'This content requires a subscription to access',
  },
  category: {
    core: 'Core Concept',
    practical: 'Practical',
    theological: 'Theological',
    concept: 'Concept',
  },
  author: { lesson: null, editor: 'Added by an editor', own: 'Yours alone' },
  objectives: 'Learning objectives',
  verses: 'Verses',
  reflect: 'To reflect on',
  act: 'One small act',
  words: {
    heading: (count: number) => formFor(count, 'Key word'),
    root: 'root',
    partsOfSpeech: {
      noun: 'noun',
      verb: 'verb',
      adjective: 'adjective',
      particle: 'particle',
      pronoun: 'pronoun',
      name: 'name',
    } satisfies Record<KeyWord['partOfSpeech'], string>,
  },
  readings: {
    heading: 'Where people of knowledge differ',
    count: (count: number) => `${count} views`,
    /** Early teachers left no books: of each there are reports, which often differ. */
    note: 'From one early teacher several reports are often handed down: that a view is from somebody does not say that they held no other.',
    who: 'From',
    ground: 'On what ground',
  },
  links: {
    heading: 'In other surahs',
    kinds: {
      explains: 'Explains this:',
      completes: 'Completes this:',
      parallels: 'Says the like:',
      contrasts: 'Stands in contrast:',
    } satisfies Record<ConceptLink['kind'], string>,
  },
  position: (at: number, all: number) => `Lesson ${at} of ${all}`,
  /** Stands over what is in no passage: added by an editor, or by the learner. */
  unplaced: 'Added to this surah',
  tags: 'Tags',
  index: (count: number) => `All ${count} in this list`,
  rule: {
    kinds: {
      obligation: 'Obligatory',
      recommendation: 'Recommended',
      prohibition: 'Prohibited',
    } as Readonly<Record<string, string>>,
    otherKind: 'Guidance',
    purpose: 'Purpose',
    evidence: 'Evidence',
    examples: 'Practical examples',
    conditions: 'When to apply',
    misconceptions: 'Common misconceptions',
    reading: 'Whose reading this is',
    ask: 'Ask a qualified scholar about your own case.',
  },
  story: {
    kinds: {
      'prophet-story': 'Story of a prophet',
      parable: 'Parable',
      event: 'Event',
      dialogue: 'Dialogue',
      nation: 'Story of a people',
    } as Readonly<Record<string, string>>,
    otherKind: 'Story',
    kid: 'For children',
    takeaways: 'Key Takeaways',
    verses: 'Primary Verses',
    figures: 'Key Figures',
    objectives: 'Learning Objectives',
  },
};
