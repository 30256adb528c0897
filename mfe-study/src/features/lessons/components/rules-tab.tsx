import { rulesQuery } from '@fahm/api-client/study/lessons.ts';
import { useQuery } from '@tanstack/react-query';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import { LessonList } from './lesson-list.tsx';
import { RuleCard } from './rule-card.tsx';

export function RulesTab({ surah }: { surah: number }) {
  const query = useQuery(rulesQuery(useStudy().api, surah));
  return (
    <LessonList
      surah={surah}
      query={query}
      empty={messages.empty.rules}
      render={(rule) => <RuleCard key={rule.id} rule={rule} />}
    />
  );
}
