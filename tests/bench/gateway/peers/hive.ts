import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime'
import { ownPort } from '../servers/environment'

// Hive Gateway before our OpenAPI document, composed by Mesh, on Node's own server as its documentation shows it.

const supergraph = readFileSync(fileURLToPath(new URL('../../../../supergraph.graphql', import.meta.url)), 'utf8')
const gateway = createGatewayRuntime({ supergraph, logging: 'error' })
const server = createServer(gateway)
server.keepAliveTimeout = 600_000
server.listen(ownPort(), '127.0.0.1')
