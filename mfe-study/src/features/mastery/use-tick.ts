import { coachPlanQuery } from '@fahm/api-client/study/coach.ts';
import { isUnauthorized } from '@fahm/api-client/errors.ts';
import { masteryProgressQuery, tickObjective } from '@fahm/api-client/study/masteries.ts';
import type { ObjectiveProgress } from '@fahm/contracts/study/masteries.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStudy } from '../../lib/study.ts';
import { messages } from './messages.ts';
import { ticked, withRecord } from './model.ts';

type Change = { record: ObjectiveProgress; completed: boolean };

/**
 * Ticks an objective: shown at once, and taken back when the server does not take it. Only the one
 * objective is restored: another may have been ticked meanwhile.
 */
export function useTick(masteryId: string, surah: number) {
  const { api, host } = useStudy();
  const client = useQueryClient();
  const { queryKey } = masteryProgressQuery(api, masteryId);
  const show = (record: ObjectiveProgress) =>
    client.setQueryData(queryKey, (records) => records && withRecord(records, record));
  return useMutation({
    mutationFn: ({ record: { objectiveKey }, completed }: Change) =>
      tickObjective(api, masteryId, { objectiveKey, completed }),
    onMutate: async ({ record, completed }) => {
      // An answer that was asked for before must not overwrite what is shown now.
      await client.cancelQueries({ queryKey });
      show(ticked(record, completed, Date.now()));
    },
    onSuccess: show,
    onError: (error, { record }) => {
      show(record);
      const hasEnded = isUnauthorized(error);
      host.notify({
        ...(hasEnded ? messages.signedOut : messages.saveFailed),
        tone: 'destructive',
      });
      if (hasEnded) void host.session?.refresh();
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['/api/surahs', `${surah}`, 'progress'] }),
        client.invalidateQueries({ queryKey: ['/api/progress'] }),
        // Who goes back to the plan at once may have read it before this was stored.
        client.invalidateQueries({ queryKey: coachPlanQuery(api, surah).queryKey }),
      ]),
  });
}
