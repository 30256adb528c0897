import { deviceListSchema, type Device } from '@fahm/contracts/person/devices.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { nothing } from '../nothing.ts';

/** GET /api/devices: where the person is signed in, the device used last first. */
export const getDevices = (api: Api, signal?: AbortSignal): Promise<Device[]> =>
  api.request({ method: 'GET', path: '/api/devices', reply: deviceListSchema, signal });

export const devicesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/devices'],
    queryFn: ({ signal }) => getDevices(api, signal),
  });

/** DELETE /api/devices/{id}: signs one device out, dead with its next request; `not_found` when it is not theirs. */
export const signOutDevice = (api: Api, id: string): Promise<void> =>
  api.request({ method: 'DELETE', path: `/api/devices/${id}`, reply: nothing });

/** DELETE /api/devices: signs every device out but the one that asks. */
export const signOutOtherDevices = (api: Api): Promise<void> =>
  api.request({ method: 'DELETE', path: '/api/devices', reply: nothing });
