import { activityQuery } from '@fahm/api-client/study/study.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import textLink from '@fahm/ui/text-link.module.css';
import { studyPaths } from '../../../lib/paths.ts';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import { weekBars, weekday } from '../model.ts';
import { Card } from './card.tsx';
import styles from './dashboard.module.css';

const [HEIGHT, STEP, WIDTH] = [56, 32, 18];

/** Reviews of the last seven days: a small chart for the eye, a list for who listens. */
export function WeekCard() {
  const query = useQuery(activityQuery(useStudy().api));
  const { week } = messages;
  const bars = weekBars(query.data ?? []);
  const total = bars.reduce((sum, { reviews }) => sum + reviews, 0);
  return (
    <Card id="week" heading={week.heading} state={query} failed={week.failed}>
      <p className={styles.text}>{total === 0 ? week.none : week.reviews(total)}</p>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT + 18}`}
        aria-hidden="true"
      >
        {bars.map(({ day, share }, at) => (
          <g key={day}>
            <rect
              className={share > 0 ? styles.full : styles.empty}
              x={at * STEP + (STEP - WIDTH) / 2}
              y={HEIGHT - Math.max(2, share * HEIGHT)}
              width={WIDTH}
              height={Math.max(2, share * HEIGHT)}
              rx={2}
            />
            <text x={at * STEP + STEP / 2} y={HEIGHT + 14} textAnchor="middle">
              {weekday(day, 'short')}
            </text>
          </g>
        ))}
      </svg>
      <ul className="visually-hidden">
        {bars.map(({ day, reviews, recalled }) => (
          <li key={day}>{week.day(weekday(day, 'long'), reviews, recalled)}</li>
        ))}
      </ul>
      <Link className={textLink.link} href={`${studyPaths.practice}?view=statistics`}>
        {week.more}
      </Link>
    </Card>
  );
}
