import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime'
import { useJIT } from '@graphql-mesh/plugin-jit'
import { ownPort, persistedOperations } from '../servers/environment'

// Hive Gateway on our OpenAPI document, composed by Mesh, on Node's own server as in its documentation. The plugin
// is the one that its command line adds for `jit: true`.

const supergraph = readFileSync(fileURLToPath(new URL('../../../../supergraph.graphql', import.meta.url)), 'utf8')
const operations = persistedOperations()
const gateway = createGatewayRuntime({
  supergraph,
  logging: 'error',
  persistedDocuments: { getPersistedOperation: (key) => operations[key] ?? null },
  plugins: () => [useJIT()],
})
const server = createServer(gateway)
server.keepAliveTimeout = 600_000
server.listen(ownPort(), '127.0.0.1')
