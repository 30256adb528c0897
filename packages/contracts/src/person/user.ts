import * as z from 'zod/mini';
import { learningSchema } from './profile.ts';

export { SIGNED_IN_COOKIE } from './sign-in-flags.ts';

/**
 * Reply of GET /api/auth/user ([3.2], [7.1]); 401 when nobody is signed in. `isLoading` of [3.2] is a
 * state of the browser's, not the server's.
 */
export const userSchema = z.object({
  /** Opaque and lasting: what a device keeps for somebody can be told from another's. */
  id: z.string().check(z.minLength(1)),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** A path on our own origin (no page loads pictures from elsewhere), or `null`. */
  profileImageUrl: z.nullable(z.string().check(z.startsWith('/'))),
  isAuthenticated: z.literal(true),
  onboardingCompleted: z.boolean(),
  profile: z.object({
    displayName: z.nullable(z.string()),
    learning: z.nullable(learningSchema),
  }),
  hasActiveSubscription: z.boolean(),
});

export type User = z.infer<typeof userSchema>;
