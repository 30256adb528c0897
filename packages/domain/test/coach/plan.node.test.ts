import type { CoachPlan } from '@fahm/contracts/study/coach-plan.ts';
import { coachPlanSchema } from '@fahm/contracts/study/coach-plan.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planOf, readingsFor, type PlanInput } from '../../src/coach/plan.ts';

const START = 20_000;

const lessons = Array.from({ length: 30 }, (_, at) => ({
  id: `c002-${at}`,
  kind: at % 3 === 0 ? ('rule' as const) : ('concept' as const),
  title: `Lesson ${at}`,
  verseRefs: [`2:${at * 9 + 1}-${at * 9 + 4}`],
}));
const objectives = Array.from({ length: 14 }, (_, at) => ({
  id: `m002-o${at}`,
  text: `Say ${at}`,
}));

const input = (change: Partial<PlanInput> = {}): PlanInput => ({
  surah: 2,
  startDay: START,
  today: START,
  level: 'beginner',
  map: [],
  lessons,
  objectives,
  seen: new Set(),
  begunLessons: new Set(),
  knownLessons: new Set(),
  ticked: new Set(),
  due: new Map(),
  reviewedToday: 0,
  ...change,
});

const idsOn = ({ days }: CoachPlan, day: number) => days[day - 1]?.tasks.map(({ id }) => id) ?? [];
const tasksOf = ({ days }: CoachPlan) => days.flatMap(({ tasks }) => tasks);

const lessonsFor = (level: PlanInput['level']) =>
  tasksOf(planOf(input({ level }))).filter(({ kind }) => kind === 'lesson').length;
const cardsOf = (plan: CoachPlan) =>
  tasksOf(plan).flatMap((it) => (it.kind === 'cards' ? [[it.id, it.cards, it.done]] : []));

describe('a plan', () => {
  test('[9.9] [2.12] has seven days, of which six read the whole surah in order', () => {
    const plan = coachPlanSchema.parse(planOf(input()));
    expect(plan.days.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(plan.today).toBe(1);
    const read = tasksOf(plan).flatMap((task) => (task.kind === 'read' ? [task.reference] : []));
    expect(read).toEqual(['2:1-47', '2:48-95', '2:96-143', '2:144-190', '2:191-238', '2:239-286']);
  });

  test('[9.9] every surah is read whole, each verse once', () => {
    for (const [surah, verses] of [
      [1, 7],
      [108, 3],
      [103, 3],
      [2, 286],
      [112, 4],
    ] as const) {
      const read = readingsFor(surah, []).flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, at) => from + at),
      );
      expect(read).toEqual(Array.from({ length: verses }, (_, at) => at + 1));
    }
  });

  test('[9.9] [2.12] follows the map: whole passages by name, and every verse once', () => {
    const map = [5, 20, 29, 39, 61, 82, 103, 121, 141, 152, 177, 242, 286].map((to, at, ends) => ({
      from: (ends[at - 1] ?? 0) + 1,
      to,
      title: `Passage ${at}`,
    }));
    const read = tasksOf(planOf(input({ map }))).filter((task) => task.kind === 'read');
    expect(read.map(({ reference }) => reference)).toEqual([
      '2:1-39',
      '2:40-103',
      '2:104-141',
      '2:142-177',
      '2:178-242',
      '2:243-286',
    ]);
    expect(read.flatMap(({ passages }) => passages)).toEqual(map.map(({ title }) => title));
  });

  test('[9.9] a surah of few passages is read on days that lie apart, with lessons between', () => {
    const map = [1, 2].map((at) => ({ from: at * 4 - 3, to: at * 4 - 1, title: `Passage ${at}` }));
    const some = ['1:1', '1:2', '1:3', '1:5'].map((reference, at) => ({
      id: `c001-${at}`,
      kind: 'concept' as const,
      title: `Lesson ${at}`,
      verseRefs: [reference],
    }));
    const plan = planOf(input({ surah: 1, map, lessons: some, objectives: [] }));
    expect(plan.days.map((_, at) => idsOn(plan, at + 1))).toEqual([
      ['read-1', 'lesson-c001-0'],
      ['lesson-c001-1'],
      ['lesson-c001-2'],
      ['read-2', 'lesson-c001-3'],
      [],
      [],
      [],
    ]);
    const references = tasksOf(plan).flatMap((it) => (it.kind === 'read' ? [it.reference] : []));
    expect(references).toEqual(['1:1-4', '1:5-7']);
  });

  test('[2.12] lessons that were practised before the week give way to those that were not', () => {
    const first = tasksOf(planOf(input())).find(({ kind }) => kind === 'lesson')?.id ?? '';
    const known = new Set([first.replace('lesson-', '')]);
    const plan = planOf(input({ knownLessons: known, begunLessons: known }));
    expect(tasksOf(plan).map(({ id }) => id)).not.toContain(first);
    // Begun in the week itself it stays, and is ticked.
    const begun = planOf(input({ begunLessons: known }));
    expect(tasksOf(begun).find(({ id }) => id === first)?.done).toBe(true);
  });

  test('[2.12] gives more lessons to who knows more', () => {
    expect(lessonsFor('beginner')).toBeLessThan(lessonsFor('intermediate'));
    expect(lessonsFor('intermediate')).toBeLessThan(lessonsFor('advanced'));
  });

  test('[2.12] tasks tick themselves by what the learner did', () => {
    const seen = new Set(Array.from({ length: 47 }, (_, at) => at + 1));
    const plan = planOf(
      input({ seen, begunLessons: new Set(['c002-1']), ticked: new Set(['m002-o0']) }),
    );
    const done = tasksOf(plan).flatMap((task) => (task.done ? [task.id] : []));
    expect(done.toSorted()).toEqual(['lesson-c002-1', 'objective-m002-o0', 'read-1']);
  });

  test('[2.12] cards are due on their day; today’s tick when nothing is left', () => {
    const due = new Map([
      [START, 4],
      [START + 3, 2],
      [START + 40, 9],
    ]);
    expect(cardsOf(planOf(input({ due })))).toEqual([
      ['cards-1', 4, false],
      ['cards-4', 2, false],
    ]);
    expect(cardsOf(planOf(input({ reviewedToday: 4 })))).toEqual([['cards-1', 4, true]]);
    expect(cardsOf(planOf(input()))).toEqual([]);
  });
});

describe('a missed day', () => {
  test('[9.9] is spread over the days to come, and leaves what was done where it was', () => {
    const seen = new Set(Array.from({ length: 47 }, (_, at) => at + 1));
    const plan = planOf(input({ today: START + 2, seen }));
    expect(plan.today).toBe(3);
    expect(idsOn(plan, 1)).toEqual(['read-1']);
    expect(idsOn(plan, 2)).toEqual([]);
    const moved = plan.days.map(({ tasks }) => tasks.filter((task) => task.moved).length);
    expect(moved.slice(0, 2)).toEqual([0, 0]);
    expect(Math.max(...moved) - Math.min(...moved.slice(2))).toBeLessThanOrEqual(1);
  });

  test('[9.9] whatever was done and whenever it is looked at, nothing is lost and nothing is twice', () => {
    const ids = tasksOf(planOf(input()))
      .map(({ id }) => id)
      .toSorted();
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9 }),
        fc.subarray(lessons),
        fc.subarray(objectives),
        (day, begun, ticked) => {
          const plan = planOf(
            input({
              today: START + day,
              begunLessons: new Set(begun.map(({ id }) => id)),
              ticked: new Set(ticked.map(({ id }) => id)),
            }),
          );
          expect(
            tasksOf(plan)
              .map(({ id }) => id)
              .toSorted(),
          ).toEqual(ids);
          for (const { day: of, tasks } of plan.days) {
            if (plan.today <= 7 && of < plan.today)
              expect(tasks.every(({ done }) => done)).toBe(true);
          }
        },
      ),
      { numRuns: 100, seed: 9 },
    );
  });

  test('[9.9] before it is begun the plan shows what would come from today on', () => {
    const plan = planOf(input({ startDay: null, today: START + 5 }));
    expect(plan).toMatchObject({ begun: false, today: 1 });
    expect(plan.days[0]?.date).toBe('2024-10-09');
  });
});
