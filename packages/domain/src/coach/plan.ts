import {
  PLAN_DAYS,
  type CoachPlan,
  type PlanDay,
  type PlanTask,
} from '@fahm/contracts/study/coach-plan.ts';
import type { Experience } from '@fahm/contracts/person/profile.ts';
import { parseReference } from '@fahm/quran/reference.ts';
import { nameOfDay } from '../day.ts';
import { versesIn } from './references.ts';

/** A lesson as a plan needs it. */
export type PlannedLesson = {
  id: string;
  kind: 'concept' | 'rule' | 'story';
  title: string;
  verseRefs: readonly string[];
};

export type PlannedObjective = { id: string; text: string };

/** A passage of the map. */
export type PlannedPassage = { from: number; to: number; title: string };

/** What a plan is computed from: nothing else, and no clock. Days are the learner's, as days since 1970. */
export type PlanInput = {
  surah: number;
  /** The day on which the week began; null when it did not. */
  startDay: number | null;
  today: number;
  level: Experience;
  /** The map of the surah, in order; empty while it has none. */
  map: readonly PlannedPassage[];
  lessons: readonly PlannedLesson[];
  objectives: readonly PlannedObjective[];
  /** Verses of the surah that were seen in the reader. */
  seen: ReadonlySet<number>;
  /** Lessons with a card that was begun; objectives that are ticked. */
  begunLessons: ReadonlySet<string>;
  /** Of these, the lessons that were begun before the week was. */
  knownLessons: ReadonlySet<string>;
  ticked: ReadonlySet<string>;
  /** Begun cards by the day on which they come due; today has what is overdue. */
  due: ReadonlyMap<number, number>;
  /** Cards of the surah reviewed today. */
  reviewedToday: number;
};

/** The last day looks back: nothing new is read on it. */
const READING_DAYS = PLAN_DAYS - 1;

/** Lessons of a day. */
const LESSONS_A_DAY: Record<Experience, number> = { beginner: 1, intermediate: 2, advanced: 3 };

/** What is read on a day, and how many days of lessons it is enough for. */
type Reading = { from: number; to: number; day: number; days: number; titles: readonly string[] };

const asMap = (verses: number): PlannedPassage[] => {
  const count = Math.min(READING_DAYS, verses);
  return Array.from({ length: count }, (_, at) => ({
    from: Math.floor((at * verses) / count) + 1,
    to: Math.floor(((at + 1) * verses) / count),
    title: '',
  }));
};

/** On which of `count` readings a passage falls, if each is to be about as long: by its middle. */
const readingOf = ({ from, to }: PlannedPassage, count: number, verses: number): number =>
  Math.min(count - 1, Math.floor((((from + to - 1) / 2) * count) / verses));

/**
 * A surah by its map, whole passages on each reading day and about as many verses; a surah of fewer passages is read on
 * fewer days, which lie apart. Without a map it is cut into parts of about equal length.
 */
export const readingsFor = (surah: number, map: readonly PlannedPassage[]): Reading[] => {
  const verses = versesIn(surah);
  const passages = map.length === 0 ? asMap(verses) : map;
  const count = Math.min(READING_DAYS, passages.length);
  const groups =
    passages.length <= READING_DAYS
      ? passages.map((it) => [it])
      : [...Map.groupBy(passages, (it) => readingOf(it, count, verses)).values()];
  const begins = groups.map((_, at) => Math.floor((at * READING_DAYS) / groups.length));
  return groups.map((group, at) => ({
    from: at === 0 ? 1 : (group[0]?.from ?? 1),
    to: (groups[at + 1]?.[0]?.from ?? verses + 1) - 1,
    day: begins[at] ?? 0,
    days: (begins[at + 1] ?? READING_DAYS) - (begins[at] ?? 0),
    titles: group.map(({ title }) => title).filter((title) => title !== ''),
  }));
};

/** Where in the surah a lesson begins; null for one on other surahs alone. */
const startOf = ({ verseRefs }: PlannedLesson, surah: number): number | null => {
  const starts = verseRefs.flatMap((reference) => {
    const range = parseReference(reference);
    return range.ok && range.value.start.surah === surah ? [range.value.start.ayah] : [];
  });
  return starts.length === 0 ? null : Math.min(...starts);
};

const KINDS = ['concept', 'story', 'rule'] as const;

/** The lessons that begin in a reading, as many as the level takes: new ones first, concepts before stories before rules. */
const lessonsIn = (input: PlanInput, { from, to, days }: Reading): PlannedLesson[] => {
  const isKnown = ({ id }: PlannedLesson) => Number(input.knownLessons.has(id));
  return input.lessons
    .map((lesson) => ({ lesson, start: startOf(lesson, input.surah) }))
    .filter(({ start }) => start !== null && start >= from && start <= to)
    .toSorted(
      (one, other) =>
        isKnown(one.lesson) - isKnown(other.lesson) ||
        KINDS.indexOf(one.lesson.kind) - KINDS.indexOf(other.lesson.kind) ||
        (one.start ?? 0) - (other.start ?? 0),
    )
    .slice(0, LESSONS_A_DAY[input.level] * days)
    .map(({ lesson }) => lesson);
};

/** A task on the day (from 0) that was meant for it. */
type Meant = { day: number; task: PlanTask };

const readingTasks = (input: PlanInput): Meant[] =>
  readingsFor(input.surah, input.map).map(({ from, to, day, titles }, at) => {
    const verses = Array.from({ length: to - from + 1 }, (_, verse) => from + verse);
    const reference = from === to ? `${input.surah}:${from}` : `${input.surah}:${from}-${to}`;
    const done = verses.every((verse) => input.seen.has(verse));
    const named = titles.length === 0 ? {} : { passages: [...titles] };
    return {
      day,
      task: { id: `read-${at + 1}`, kind: 'read', done, moved: false, reference, ...named },
    };
  });

const lessonTasks = (input: PlanInput): Meant[] =>
  readingsFor(input.surah, input.map).flatMap((reading) =>
    lessonsIn(input, reading).map(({ id, kind, title }, at) => ({
      day: reading.day + Math.floor(at / LESSONS_A_DAY[input.level]),
      task: {
        id: `lesson-${id}`,
        kind: 'lesson' as const,
        lesson: kind,
        lessonId: id,
        title,
        done: input.begunLessons.has(id),
        moved: false,
      },
    })),
  );

/** Objectives follow the surah: in their order, spread over the week. */
const objectiveTasks = ({ objectives, ticked }: PlanInput): Meant[] =>
  objectives.map(({ id, text }, at) => ({
    day: Math.floor((at * PLAN_DAYS) / objectives.length),
    task: { id: `objective-${id}`, kind: 'objective', text, done: ticked.has(id), moved: false },
  }));

/** What was not done on a day that went by, spread over today and the days to come; what was done stays. */
const spread = (meant: readonly Meant[], today: number): Meant[] => {
  const isMissed = ({ day, task }: Meant) => day < today && !task.done;
  const missed = meant.filter(isMissed);
  const left = PLAN_DAYS - today;
  if (left <= 0) return [...meant];
  const moved = missed.map(({ task }, at) => ({
    day: today + Math.floor((at * left) / missed.length),
    task: { ...task, moved: true },
  }));
  return [...meant.filter((it) => !isMissed(it)), ...moved];
};

const cardTasks = ({ today, due, reviewedToday }: PlanInput, startDay: number): Meant[] =>
  Array.from({ length: PLAN_DAYS }, (_, day): Meant[] => {
    const at = startDay + day;
    const cards = due.get(at) ?? 0;
    const isToday = at === today;
    const done = isToday && cards === 0 && reviewedToday > 0;
    if (at < today || (cards === 0 && !done)) return [];
    const shown = done ? reviewedToday : cards;
    return [
      { day, task: { id: `cards-${day + 1}`, kind: 'cards', cards: shown, done, moved: false } },
    ];
  }).flat();

const ORDER: PlanTask['kind'][] = ['cards', 'read', 'lesson', 'objective'];

/**
 * Seven days with a surah. What is done ticks itself; what a missed day left is spread over the days to come,
 * and never piles up. Pure.
 */
export const planOf = (input: PlanInput): CoachPlan => {
  const startDay = input.startDay ?? input.today;
  const today = Math.min(Math.max(input.today - startDay, 0), PLAN_DAYS);
  const meant = [...readingTasks(input), ...lessonTasks(input), ...objectiveTasks(input)];
  const tasks = [...spread(meant, today), ...cardTasks(input, startDay)];
  const days = Array.from({ length: PLAN_DAYS }, (_, day): PlanDay => ({
    day: day + 1,
    date: nameOfDay(startDay + day),
    tasks: tasks
      .filter((it) => it.day === day)
      .map(({ task }) => task)
      .toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind)),
  }));
  return { surahNumber: input.surah, begun: input.startDay !== null, today: today + 1, days };
};
