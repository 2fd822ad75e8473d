import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { register } from 'tsx/esm/api'
import { defineConfig } from 'vitest/config'
import { keepFilesInMemory } from './tests/setup/memoryFolder'

keepFilesInMemory()
// For what prepares a run of `native` tests.
register()

const root = import.meta.dirname
// Two processes at most: browser tests and servers want the rest of a small machine.
const shared = { pool: 'forks', environment: 'node', testTimeout: 20_000, hookTimeout: 60_000 } as const

/** Node loads the files, as in the product: quicker than Vite, but nothing can be mocked. */
const native = {
  ...shared,
  execArgv: ['--import', 'tsx'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
}
const postgres = { globalSetup: 'tests/setup/postgres.ts' }

const mocking = {
  // Vite would take graphql's other build than Node does, and two of them know nothing of each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }], tsconfigPaths: true },
  test: { ...shared, ...postgres },
}
/** Tests of the client; those that draw say `@vitest-environment jsdom` at their top, the others stay in the quicker Node. */
const webTests = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => ({ file: `web/${file}`, source: readFileSync(join(root, 'web', file), 'utf8') }))
/** Test files of one kind, by their text. */
const webTestsThat = (isSo: (source: string) => boolean) =>
  webTests.filter(({ source }) => isSo(source)).map(({ file }) => file)
const draws = (source: string) => source.startsWith('// @vitest-environment jsdom')
/** Modules that a file replaces or loads anew stay so in its process; a router works until a test finds a newer version. */
const changesModules = (source: string) => /\bvi\.(mock|resetModules)\(|\bcreateRouter\(/.test(source)
const web = { extends: './web/vite.config.ts', root } as const
const ofWeb = { ...shared, setupFiles: 'tests/setup/web.ts' }

/** Replaces modules, for its own process alone. */
const mocked = 'tests/security/secrecy.test.ts'

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        // Files share a process, which so loads the servers once: nothing of a test may stay in a module.
        test: {
          ...native,
          ...postgres,
          name: 'servers',
          isolate: false,
          include: ['{gateway,legacy,sandbox,scripts,tests}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tests/browser/**', 'tests/platform/**', 'tests/verify/**', mocked],
        },
      },
      { ...mocking, test: { ...mocking.test, name: 'mocked', include: [mocked] } },
      // Tests of the machinery bring their own servers.
      { test: { ...native, name: 'platform', include: ['tests/platform/**/*.test.ts'] } },
      // What a file leaves in the page and of globals, the setup of the next one clears.
      {
        ...web,
        test: {
          ...ofWeb,
          name: 'web',
          isolate: false,
          include: webTestsThat((source) => draws(source) && !changesModules(source)),
        },
      },
      { ...web, test: { ...ofWeb, name: 'web with own modules', include: webTestsThat(changesModules) } },
      {
        ...web,
        test: {
          ...ofWeb,
          name: 'web without pages',
          isolate: false,
          include: webTestsThat((source) => !draws(source) && !changesModules(source)),
        },
      },
    ],
  },
})
