import { coachHistorySchema, type CoachHistory } from '@fahm/contracts/study/coach.ts';
import {
  coachPlanSchema,
  coachTipsSchema,
  type CoachPlan,
  type CoachTip,
} from '@fahm/contracts/study/coach-plan.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { cardQuery } from './known-cards.ts';
import { nothing } from '../nothing.ts';
import { utcOffset } from '../utc-offset.ts';

const chatKey = (surah: number) => ['/api/coach', surah, 'messages'];

/** GET /api/coach/{number}/messages: a chat with the text of today; `translation` is an edition's id, not given for the default. */
export const getCoachChat = (
  api: Api,
  surah: number,
  translation: string | undefined,
  signal?: AbortSignal,
): Promise<CoachHistory> =>
  api.request({
    method: 'GET',
    path: `/api/coach/${surah}/messages${translation ? `?translation=${translation}` : ''}`,
    reply: coachHistorySchema,
    signal,
  });

export const coachChatQuery = (api: Api, surah: number, translation: string | undefined) =>
  queryOptions({
    queryKey: chatKey(surah),
    queryFn: ({ signal }) => getCoachChat(api, surah, translation, signal),
  });

/** DELETE /api/coach/{number}/messages: the chat, for good. */
export const deleteCoachChat = (api: Api, surah: number): Promise<void> =>
  api.request({ method: 'DELETE', path: `/api/coach/${surah}/messages`, reply: nothing });

/** Changes what is known of a chat: what was just asked and answered needs no second call. */
export const changeCoachChat = (
  client: QueryClient,
  surah: number,
  change: (chat: CoachHistory) => CoachHistory,
): void => {
  client.setQueryData<CoachHistory>(chatKey(surah), (chat) => (chat ? change(chat) : chat));
};

/** GET /api/coach/{number}/plan: seven days ([9.9]). */
export const getCoachPlan = (
  api: Api,
  surah: number,
  offset: number,
  signal?: AbortSignal,
): Promise<CoachPlan> =>
  api.request({
    method: 'GET',
    path: `/api/coach/${surah}/plan${cardQuery({ offset })}`,
    reply: coachPlanSchema,
    signal,
  });

export const coachPlanQuery = (api: Api, surah: number, offset: number = utcOffset()) =>
  queryOptions({
    queryKey: ['/api/coach', surah, 'plan'],
    queryFn: ({ signal }) => getCoachPlan(api, surah, offset, signal),
    // Tasks tick themselves elsewhere in the app: who comes back sees it.
    staleTime: 0,
  });

/** POST /api/coach/{number}/plan: begins the week today, or anew. */
export const beginCoachPlan = (
  api: Api,
  surah: number,
  offset: number = utcOffset(),
): Promise<CoachPlan> =>
  api.request({
    method: 'POST',
    path: `/api/coach/${surah}/plan${cardQuery()}`,
    body: { offset },
    reply: coachPlanSchema,
  });

/** GET /api/coach/tips: what the learner's own statistics say. */
export const getCoachTips = (api: Api, offset: number, signal?: AbortSignal): Promise<CoachTip[]> =>
  api.request({
    method: 'GET',
    path: `/api/coach/tips${cardQuery({ offset })}`,
    reply: coachTipsSchema,
    signal,
  });

export const coachTipsQuery = (api: Api, offset: number = utcOffset()) =>
  queryOptions({
    queryKey: ['/api/coach', 'tips'],
    queryFn: ({ signal }) => getCoachTips(api, offset, signal),
  });
