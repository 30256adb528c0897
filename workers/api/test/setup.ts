import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';

// All files share one runtime: each begins with empty stores and without the spies of another.
await reset();
vi.restoreAllMocks();
vi.resetModules();
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
