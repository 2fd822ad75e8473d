import proxy from '@fastify/http-proxy'
import { fastify } from 'fastify'
import { ownPort, upstreamUrl } from './environment'

// Proxies the calls as in the documentation of @fastify/http-proxy.

const app = fastify({ keepAliveTimeout: 600_000 })
await app.register(proxy, { upstream: upstreamUrl() })
await app.listen({ port: ownPort(), host: '127.0.0.1' })
