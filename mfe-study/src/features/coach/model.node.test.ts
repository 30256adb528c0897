import type { CoachPlan, PlanTask } from '@fahm/contracts/study/coach-plan.ts';
import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import { exampleTitles, furtherOf, messagesLeft, taskPath, todayOf } from './model.ts';

const common = { done: false, moved: false };
const tasks: PlanTask[] = [
  { ...common, id: 'read-1', kind: 'read', reference: '2:48-95' },
  { ...common, id: 'l', kind: 'lesson', lesson: 'rule', lessonId: 'r002-x', title: 'A rule' },
  { ...common, id: 'cards-1', kind: 'cards', cards: 1 },
  { ...common, id: 'o', kind: 'objective', text: 'Say it' },
];
const plan: CoachPlan = {
  surahNumber: 2,
  begun: true,
  today: 8,
  days: Array.from({ length: 7 }, (_, at) => ({
    day: at + 1,
    date: `2026-11-${21 + at}`,
    tasks: at === 0 ? tasks : [],
  })),
};

const read = (passages: string[]) =>
  messages.plan.task({ ...common, id: 'r', kind: 'read', reference: '2:1-39', passages });

test('[2.12] each task leads to where it is done, and says what it is', () => {
  expect(tasks.map((task) => taskPath(2, task))).toEqual([
    '/read/chapter/2#2:48',
    '/app/surah/2?tab=rules#r002-x',
    '/app/surah/2?tab=practice',
    '/app/surah/2?tab=mastery',
  ]);
  expect(tasks.map(messages.plan.task)).toEqual([
    'Read 2:48–95',
    'Learn the guidance “A rule”',
    'Review the card that is due',
    'Say it',
  ]);
  expect(read(['The cow'])).toBe('Read “The cow” (2:1–39)');
  expect(read(['One', 'Two', 'Three'])).toBe('Read from “One” to “Three” (2:1–39)');
});

test('[9.9] after the week the last day stays in view', () => {
  expect(todayOf(plan)?.day).toBe(7);
  expect(todayOf({ ...plan, today: 1 })?.day).toBe(1);
});

test('[2.12] a first question is one that a lesson of the week answers', () => {
  expect(exampleTitles(plan)).toEqual(['A rule']);
  expect(exampleTitles(undefined)).toEqual([]);
});

test('[6.3] messages left are never fewer than none', () => {
  expect(messagesLeft({ limit: 10, used: 3, resetsAt: 0 })).toBe(7);
  expect(messagesLeft({ limit: 10, used: 200, resetsAt: 0 })).toBe(0);
});

const source = (id: string) => ({
  id,
  kind: 'concept' as const,
  title: id,
  surahNumber: 2,
  verseRefs: [],
  citations: [],
});

test('[2.12] an answer leads on to the lessons that it does not quote', () => {
  const answer = {
    id: '',
    role: 'assistant' as const,
    content: '',
    timestamp: 0,
    verseRefs: [],
    segments: [
      { type: 'lesson' as const, label: 'lesson' as const, lesson: 'one', title: 'one', text: 'x' },
    ],
    sources: [source('one'), source('two')],
  };
  expect(furtherOf({ ...answer, composedBy: 'lessons' }).map(({ id }) => id)).toEqual(['two']);
  expect(furtherOf({ ...answer, composedBy: 'fixed' })).toEqual([]);
});
