import * as z from 'zod/mini';

/** Most devices that one person may be signed in on; the one unused for longest gives way. */
export const MAX_DEVICES = 20;

/** A signed-in device. Times are milliseconds since 1970. */
const deviceSchema = z.object({
  /** Names the device in DELETE /api/devices/{id}; opens nothing. */
  id: z.string().check(z.minLength(1)),
  /** Browser and system as far as they are known: `Firefox on Linux`. */
  label: z.string(),
  signedInAt: z.int(),
  /** Exact to the hour. */
  lastSeenAt: z.int(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});

/** Reply of GET /api/devices, the one used last first. */
export const deviceListSchema = z.array(deviceSchema).check(z.maxLength(MAX_DEVICES));

/** Path parameters of /api/devices/{id}. */
export const deviceParamsSchema = z.object({ id: z.string().check(z.regex(/^[0-9a-f-]{36}$/)) });

export type Device = z.infer<typeof deviceSchema>;
