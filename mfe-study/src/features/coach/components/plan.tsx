import { beginCoachPlan, coachPlanQuery } from '@fahm/api-client/study/coach.ts';
import type { CoachPlan, PlanDay, PlanTask } from '@fahm/contracts/study/coach-plan.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import textLink from '@fahm/ui/text-link.module.css';
import { sayFailure } from '../../../lib/say-failure.ts';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import { doneIn, taskPath, todayOf } from '../model.ts';
import styles from './plan.module.css';

/** The week with a surah: what today holds, and all seven days. */
export function Plan({ surah }: { surah: number }) {
  const { api } = useStudy();
  const query = useQuery(coachPlanQuery(api, surah));
  const { plan } = messages;
  if (query.isPending) {
    return (
      <p className={styles.pending} role="status">
        {plan.loading}
      </p>
    );
  }
  if (query.isError) {
    return (
      <p role="alert">
        {plan.failed}{' '}
        <button type="button" className={textLink.link} onClick={() => void query.refetch()}>
          {messages.retry}
        </button>
      </p>
    );
  }
  return (
    <>
      <Today surah={surah} plan={query.data} />
      <Journey surah={surah} plan={query.data} />
    </>
  );
}

type Props = { surah: number; plan: CoachPlan };

function Today({ surah, plan }: Props) {
  const day = todayOf(plan);
  const isOver = plan.today > plan.days.length;
  return (
    <section className={styles.card} aria-labelledby="coach-today">
      <h2 className={styles.heading} id="coach-today">
        {messages.plan.today}
      </h2>
      {!plan.begun && <p className={styles.note}>{messages.plan.proposal}</p>}
      {isOver && <p className={styles.note}>{messages.plan.over}</p>}
      {day !== undefined && <Tasks surah={surah} day={day} />}
      {(!plan.begun || isOver) && <Begin surah={surah} isAgain={plan.begun} />}
    </section>
  );
}

function Begin({ surah, isAgain }: { surah: number; isAgain: boolean }) {
  const { api, host } = useStudy();
  const client = useQueryClient();
  const begin = useMutation({
    mutationFn: () => beginCoachPlan(api, surah),
    onSuccess: (plan) => client.setQueryData(coachPlanQuery(api, surah).queryKey, plan),
    onError: (error) =>
      sayFailure(host, error, { title: messages.error.title, text: messages.plan.failed }),
  });
  return (
    <button
      type="button"
      className="button"
      disabled={begin.isPending}
      onClick={() => begin.mutate()}
    >
      {isAgain ? messages.plan.again : messages.plan.begin}
    </button>
  );
}

function Journey({ surah, plan }: Props) {
  return (
    <section className={styles.card} aria-labelledby="coach-journey">
      <h2 className={styles.heading} id="coach-journey">
        {messages.plan.journey}
      </h2>
      <ol className={styles.days}>
        {plan.days.map((day) => (
          <li key={day.day}>
            <details className={styles.day} data-today={plan.begun && day.day === plan.today}>
              <summary>
                <span>
                  {messages.plan.day(day.day, day.date)}
                  {plan.begun && day.day === plan.today && ` · ${messages.plan.isToday}`}
                </span>
                <span className={styles.count}>
                  {messages.plan.count(doneIn(day), day.tasks.length)}
                </span>
              </summary>
              <Tasks surah={surah} day={day} />
            </details>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{messages.plan.ticks}</p>
    </section>
  );
}

function Tasks({ surah, day }: { surah: number; day: PlanDay }) {
  if (day.tasks.length === 0) return <p className={styles.note}>{messages.plan.nothing}</p>;
  return (
    <ul className={styles.tasks}>
      {day.tasks.map((task) => (
        <Task key={task.id} surah={surah} task={task} />
      ))}
    </ul>
  );
}

function Task({ surah, task }: { surah: number; task: PlanTask }) {
  return (
    <li className={styles.task} data-done={task.done}>
      <span className={styles.tick} aria-hidden="true">
        {task.done ? '✓' : ''}
      </span>
      <span>
        <Link href={taskPath(surah, task)}>{messages.plan.task(task)}</Link>
        {task.done && <span className="visually-hidden">, {messages.plan.done}</span>}
        {task.moved && !task.done && <span className={styles.moved}> ({messages.plan.moved})</span>}
      </span>
    </li>
  );
}
