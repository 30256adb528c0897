import type {
  CoachAllowance,
  CoachAnswer,
  CoachLanguage,
  CoachLessonKind,
  CoachMessage,
  CoachSource,
} from '@fahm/contracts/study/coach.ts';
import type { CoachPlan, PlanDay, PlanTask } from '@fahm/contracts/study/coach-plan.ts';
import { coachPath, paths, studyPath } from '../../lib/paths.ts';

const TABS: Record<CoachLessonKind, string> = {
  concept: 'concepts',
  rule: 'rules',
  story: 'stories',
  mastery: 'mastery',
};

/** Where a lesson stands in its surah's tabs. */
export const lessonPath = (surah: number, kind: CoachLessonKind, id: string): string =>
  `${studyPath(surah)}?tab=${TABS[kind]}#${id}`;

/** Where a task is done. */
export const taskPath = (surah: number, task: PlanTask): string => {
  if (task.kind === 'lesson') return lessonPath(surah, task.lesson, task.lessonId);
  if (task.kind === 'cards') return `${studyPath(surah)}?tab=practice`;
  if (task.kind === 'objective') return `${studyPath(surah)}?tab=mastery`;
  // What was seen is remembered by the reader.
  return `${paths.chapter(surah)}#${task.reference.split('-')[0] ?? ''}`;
};

/** Messages that are left today. */
export const messagesLeft = ({ limit, used }: CoachAllowance): number => Math.max(0, limit - used);

/** The day that is today; the last one when the week is over. */
export const todayOf = ({ days, today }: CoachPlan): PlanDay | undefined =>
  days[Math.min(today, days.length) - 1];

export const doneIn = ({ tasks }: PlanDay): number => tasks.filter(({ done }) => done).length;

/** Titles of lessons that a first question may be about. */
export const exampleTitles = (plan: CoachPlan | undefined): string[] =>
  (plan?.days ?? [])
    .flatMap(({ tasks }) => tasks)
    .flatMap((task) => (task.kind === 'lesson' ? [task.title] : []))
    .slice(0, 3);

/** What a report about an answer names. */
export const reportAbout = (surah: number, { id }: Pick<CoachMessage, 'id'>): string =>
  `${coachPath(surah)}#${id}`;

/** The hour at which new messages come, in the reader's own time. */
export const hourOf = (time: number): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(time));

/** The address that replies to people in need name; in them it is a link. */
export const HELPLINES = 'findahelpline.com';

export const paragraphsOf = (text: string): string[] => text.split('\n\n');

/** The direction in which a fixed reply is written. */
export const directionOf = (language: CoachLanguage): 'ltr' | 'rtl' =>
  language === 'ar' || language === 'ur' ? 'rtl' : 'ltr';

/** The language in which an answer begins; null for one out of the lessons. */
export const languageOfAnswer = ({
  segments,
}: Pick<CoachAnswer, 'segments'>): CoachLanguage | null => {
  const [first] = segments;
  return first?.type === 'refusal' ? first.language : null;
};

/** Sources of an answer out of the lessons that it does not quote. */
export const furtherOf = ({ composedBy, segments, sources }: CoachAnswer): CoachSource[] => {
  const quoted = new Set(segments.map((it) => (it.type === 'lesson' ? it.lesson : null)));
  return composedBy === 'lessons' ? sources.filter(({ id }) => !quoted.has(id)) : [];
};
