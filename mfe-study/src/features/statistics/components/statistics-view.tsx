import { studyStatisticsQuery } from '@fahm/api-client/study/study.ts';
import { useQuery } from '@tanstack/react-query';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import { Calibration } from './calibration.tsx';
import { Forecast } from './forecast.tsx';
import { Retention } from './retention.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import styles from './statistics.module.css';

/** What is coming, how much stays, and whether the schedule's forecasts hold. */
export function StatisticsView() {
  const query = useQuery(studyStatisticsQuery(useStudy().api));
  return (
    <section className={styles.statistics} id="statistics" aria-labelledby="statistics-heading">
      <h2 className={styles.heading} id="statistics-heading">
        {messages.heading}
      </h2>
      {query.isPending && <p role="status">{messages.loading}</p>}
      {query.isError && (
        <div role="alert">
          <p>{messages.failed}</p>
          <button type="button" className="button" onClick={() => void query.refetch()}>
            {messages.retry}
          </button>
        </div>
      )}
      {query.data !== undefined && (
        <div className={styles.grid}>
          <Forecast forecast={query.data.forecast} />
          <Retention retention={query.data.retention} cards={query.data.cards} />
          <Calibration steps={query.data.calibration} />
        </div>
      )}
      <ScheduleForm />
    </section>
  );
}
