import { defineConfig } from 'vitest/config'

/** Tests that take minutes: `npm run verify`, not `npm test`. */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  // As in the ordinary tests: one graphql for all.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    pool: 'forks',
    environment: 'node',
    include: ['tests/verify/**/*.test.ts'],
    maxWorkers: 2,
    maxConcurrency: 4,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
})
