import { reset } from 'cloudflare:test';
import { vi } from 'vitest';

// All files share one runtime: each begins with empty stores and without the spies of another.
await reset();
vi.restoreAllMocks();
vi.resetModules();
