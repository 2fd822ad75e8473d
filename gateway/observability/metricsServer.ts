import { once } from 'node:events'
import { createServer } from 'node:http'
import { Registry } from 'prom-client'
import type { Settings } from '../core/settings'

/** Serves `/metrics` on its own address, which visitors cannot reach. Resolves with a function that closes it. */
export async function serveMetrics(
  { host, port }: NonNullable<Settings['metrics']>,
  read: () => Promise<string>,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    read().then(
      (text) => response.setHeader('content-type', Registry.PROMETHEUS_CONTENT_TYPE).end(text),
      () => response.writeHead(503).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
}
