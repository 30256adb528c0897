import { routeList } from '@fahm/contracts/routes/api-routes.ts';
import { billingRoutes } from '@fahm/contracts/routes/billing.ts';
import { personRoutes } from '@fahm/contracts/routes/person.ts';
import { siteRoutes } from '@fahm/contracts/routes/site.ts';
import { expect, test, vi } from 'vitest';
import { askGenerated } from '../test/generated-requests.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

const these = { ...siteRoutes, ...personRoutes, ...billingRoutes };
// A sign-in leads to its provider, and payments are not set up in tests: both have tests of their own.
const leadsAway = (path: string) =>
  /^\/api\/(login|callback|logout|create-sub|billing\/)/.test(path);

const routes = routeList.filter(
  ({ operationId, path }) => operationId in these && !leadsAway(path),
);

test('[R7] of generated requests none is answered with 5xx, another shape, or what is ours to know', async () => {
  await askGenerated({
    routes,
    segments: ['place', 'settings', '2', crypto.randomUUID()],
    // The account is asked of again.
    bodies: { deleteAccount: { confirmation: 'delete' } },
    reached: { deleteAccount: 422, signOutDevice: 404 },
    runs: 1300,
  });
  expect(logged).not.toHaveBeenCalled();
}, 600_000);
