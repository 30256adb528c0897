import { defineConfig } from 'drizzle-kit';

// Timestamps instead of counters: two branches that both add a migration do not collide.
export default defineConfig({
  dialect: 'sqlite',
  schema: './schema/*.ts',
  out: './migrations',
  migrations: { prefix: 'timestamp' },
});
