import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
// Two processes at most: browser tests and servers want the rest of a small machine.
const shared = { pool: 'forks', environment: 'node', testTimeout: 20_000, hookTimeout: 60_000 } as const

const servers = {
  // Vite would take graphql's other build than Node does, and two of them know nothing of each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }], tsconfigPaths: true },
  test: { ...shared, globalSetup: 'tests/setup/postgres.ts' },
}
/** Replaces modules, for its own process alone. */
const mocked = 'tests/security/secrecy.test.ts'

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...servers,
        // Files share a process, which so loads the servers once: nothing of a test may stay in a module.
        test: {
          ...servers.test,
          name: 'servers',
          isolate: false,
          include: ['{gateway,legacy,scripts,tests}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tests/browser/**', 'tests/platform/**', 'tests/verify/**', mocked],
        },
      },
      { ...servers, test: { ...servers.test, name: 'mocked', include: [mocked] } },
      // Tests of the machinery bring their own servers.
      { test: { ...shared, name: 'platform', include: ['tests/platform/**/*.test.ts'] } },
      {
        extends: './web/vite.config.ts',
        root,
        // A test that draws says `@vitest-environment jsdom` at its top; the others stay in the quicker Node.
        test: { ...shared, name: 'web', include: ['web/**/*.test.{ts,tsx}'], setupFiles: 'tests/setup/web.ts' },
      },
    ],
  },
})
