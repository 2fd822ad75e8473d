import { randomUUID } from 'node:crypto'
import type { LoggedCall } from '../../gateway/core/rest/restLog'
import { readSettings } from '../../gateway/core/settings'
import { createServer } from '../../gateway/main/server'
import { startTestServer, type TestServer } from '../../legacy/testing/testServer'

/** The graph's answer, and its REST calls. */
interface GraphAnswer<T> {
  readonly data?: T
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[]
  readonly extensions: { readonly restCalls: readonly LoggedCall[] }
}

/** The gateway and the reference server, both of a test's own. */
export interface Graph {
  readonly legacy: TestServer
  readonly url: string
  /** Sends an operation, or the form of one with a file, to the Danish site with a session's cookie. */
  ask<T>(
    operation: { readonly query: string; readonly variables: object } | FormData,
    sid?: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<GraphAnswer<T>>
  close(): Promise<void>
}

export async function startGraph(
  env: Readonly<Record<string, string>> = {},
  startLegacy: (env: Readonly<Record<string, string>>) => Promise<TestServer> = startTestServer,
): Promise<Graph> {
  const EVENTS_SECRET = randomUUID()
  const legacy = await startLegacy({ EVENTS_SECRET, ...env })
  const legacyApiUrl = await legacy.app.listen({ port: 0, host: '127.0.0.1' })
  const gateway = await createServer({
    ...readSettings({ LEGACY_API_URL: legacyApiUrl, EVENTS_SECRET, LOG_LEVEL: 'silent' }),
    persistedOperations: '',
    webDist: '',
  })
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' })
  return {
    legacy,
    url,
    async ask<T>(operation: object, sid?: string, headers: Readonly<Record<string, string>> = {}) {
      const form = operation instanceof FormData
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'x-graphql-csrf': '1',
          'x-forwarded-host': 'dk.localhost',
          ...(sid ? { cookie: `sid=${sid}` } : {}),
          ...(form ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: form ? operation : JSON.stringify(operation),
      })
      return (await response.json()) as GraphAnswer<T>
    },
    async close() {
      await gateway.close()
      await legacy.close()
    },
  }
}
