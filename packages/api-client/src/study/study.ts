import { studySettingsSchema, type StudySettings } from '@fahm/contracts/study/study-settings.ts';
import {
  activitySchema,
  studyStatisticsSchema,
  type Activity,
  type StudyStatistics,
} from '@fahm/contracts/study/study-statistics.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { cardQuery } from './known-cards.ts';
import { dayQuery, utcOffset } from '../utc-offset.ts';

/** GET /api/study/settings: target retention and new cards a day; the defaults until they are set. */
export const getStudySettings = (api: Api, signal?: AbortSignal): Promise<StudySettings> =>
  api.request({ method: 'GET', path: '/api/study/settings', reply: studySettingsSchema, signal });

export const studySettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/study', 'settings'],
    queryFn: ({ signal }) => getStudySettings(api, signal),
  });

/** PUT /api/study/settings. What is scheduled already stays; the next reviews follow the new target. */
export const saveStudySettings = (api: Api, settings: StudySettings): Promise<StudySettings> =>
  api.request({
    method: 'PUT',
    path: '/api/study/settings',
    body: settings,
    reply: studySettingsSchema,
  });

/** GET /api/study/activity: reviews on each of the last seven days of the learner's. */
export const getActivity = (api: Api, offset: number, signal?: AbortSignal): Promise<Activity> =>
  api.request({
    method: 'GET',
    path: `/api/study/activity${dayQuery(offset)}`,
    reply: activitySchema,
    signal,
  });

export const activityQuery = (api: Api, offset: number = utcOffset()) =>
  queryOptions({
    queryKey: ['/api/study', `activity${dayQuery(offset)}`],
    queryFn: ({ signal }) => getActivity(api, offset, signal),
  });

/** GET /api/study/statistics: forecast, retention and calibration. */
export const getStudyStatistics = (
  api: Api,
  offset: number,
  signal?: AbortSignal,
): Promise<StudyStatistics> =>
  api.request({
    method: 'GET',
    path: `/api/study/statistics${cardQuery({ offset })}`,
    reply: studyStatisticsSchema,
    signal,
  });

export const studyStatisticsQuery = (api: Api, offset: number = utcOffset()) =>
  queryOptions({
    queryKey: ['/api/study', `statistics${cardQuery({ offset })}`],
    queryFn: ({ signal }) => getStudyStatistics(api, offset, signal),
  });
