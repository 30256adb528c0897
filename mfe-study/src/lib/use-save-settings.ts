import { saveStudySettings, studySettingsQuery } from '@fahm/api-client/study/study.ts';
import type { StudySettings } from '@fahm/contracts/study/study-settings.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sayFailure } from './say-failure.ts';
import { useStudy } from './study.ts';

type Said = { title: string; text: string };

/** Keeps the settings of study and says so; what is due is asked for anew. */
export function useSaveSettings(words: { saved: Said; failed: Said }) {
  const { api, host } = useStudy();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: StudySettings) => saveStudySettings(api, settings),
    onSuccess: async (saved) => {
      client.setQueryData(studySettingsQuery(api).queryKey, saved);
      host.notify({ ...words.saved, tone: 'success' });
      await client.invalidateQueries({ queryKey: ['/api/flashcards'] });
    },
    onError: (error) => sayFailure(host, error, words.failed),
  });
}
