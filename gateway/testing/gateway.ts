import { readSettings, type Settings } from '../core/settings'
import { createServer } from '../main/server'
import type { LoggedCall } from '../core/rest/restLog'

interface Asked<T> {
  readonly status: number
  readonly headers: Headers
  readonly data: T
  readonly errors: readonly AskedError[]
  readonly restCalls: readonly LoggedCall[]
  /** The calculated maximum number of REST calls. */
  readonly cost: number | undefined
  /** The unparsed body. */
  readonly text: string
}

export interface AskedError {
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly extensions: Readonly<Record<string, unknown>>
}

interface AskOptions {
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A gateway for tests, listening on a free port. */
export interface TestGateway {
  readonly url: string
  ask<T>(query: string, variables?: object, options?: AskOptions): Promise<Asked<T>>
  close(): Promise<void>
}

/** Compiles operations from their first use; `COMPILE_FROM_USE=0 npm test` runs all tests without compilation. */
export const compileFromUse = process.env['COMPILE_FROM_USE'] ?? '1'

export async function startGateway(legacyApiUrl: string, overrides: Partial<Settings> = {}): Promise<TestGateway> {
  const settings = readSettings({
    LEGACY_API_URL: legacyApiUrl,
    LOG_LEVEL: 'silent',
    // No client, whether or not one has been built here.
    WEB_DIST: 'no-client',
    PUBLIC_CACHE_ENTRIES: '0',
    COMPILE_FROM_USE: compileFromUse,
    // All that a test file asks is compiled, not what has room in the product.
    PLAN_FIELDS: '1000000',
  })
  const app = await createServer({ ...settings, ...overrides })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    async ask<T>(query: string, variables: object = {}, { cookie, headers }: AskOptions = {}) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-graphql-csrf': '1',
          ...(cookie ? { cookie } : {}),
          ...headers,
        },
        body: JSON.stringify({ query, variables }),
      })
      const text = await response.text()
      const body = JSON.parse(text) as {
        data: T
        errors?: AskedError[]
        extensions?: { restCalls?: LoggedCall[]; cost?: number }
      }
      return {
        status: response.status,
        headers: response.headers,
        data: body.data,
        errors: body.errors ?? [],
        restCalls: body.extensions?.restCalls ?? [],
        cost: body.extensions?.cost,
        text,
      }
    },
    close: () => app.close(),
  }
}
