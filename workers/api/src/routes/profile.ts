import { onboardingSchema } from '@fahm/contracts/onboarding.ts';
import { profileChangeSchema, type Profile } from '@fahm/contracts/profile.ts';
import { getProfile } from '@fahm/domain/profile/data.ts';
import { completeOnboarding, saveDisplayName } from '@fahm/domain/profile/mutations.ts';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { requirePerson } from '../auth/require-person.ts';
import { jsonBody } from '../guard/json-body.ts';
import { limitWrites } from '../guard/limits.ts';

/** GET ([7.15]) and POST /api/profile ([7.16]). */
export const profileRoutes = new Hono<AppEnv>()
  .use(requirePerson, limitWrites)
  .get('/', async (c) => c.json<Profile>(await getProfile(c.var.ctx, c.var.session.userId)))
  .post('/', async (c) => {
    const change = await jsonBody(c, profileChangeSchema);
    return c.json<Profile>(await saveDisplayName(c.var.ctx, c.var.session.userId, change));
  });

/** PUT /api/users/profile ([7.18]): the answers of onboarding. */
export const onboardingRoutes = new Hono<AppEnv>()
  .use(requirePerson, limitWrites)
  .put('/', async (c) => {
    const answers = await jsonBody(c, onboardingSchema);
    return c.json<Profile>(await completeOnboarding(c.var.ctx, c.var.session.userId, answers));
  });
