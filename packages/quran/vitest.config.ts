import { defineConfig } from 'vitest/config';

// Lets this package be tested alone (`vitest run --root packages/quran`); the root config covers it too.
export default defineConfig({ test: { include: ['src/**/*.node.test.ts'] } });
