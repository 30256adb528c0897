import { storiesQuery } from '@fahm/api-client/study/lessons.ts';
import { useQuery } from '@tanstack/react-query';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import { LessonList } from './lesson-list.tsx';
import { StoryCard } from './story-card.tsx';

export function StoriesTab({ surah }: { surah: number }) {
  const query = useQuery(storiesQuery(useStudy().api, surah));
  return (
    <LessonList
      surah={surah}
      query={query}
      empty={messages.empty.stories}
      render={(story) => <StoryCard key={story.id} story={story} />}
    />
  );
}
