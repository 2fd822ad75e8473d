import { usePersistedOperations as persistedOperationsPlugin } from '@graphql-yoga/plugin-persisted-operations'
import { fastify } from 'fastify'
import { createYoga } from 'graphql-yoga'
import { ownPort, persistedOperations, upstreamUrl } from './environment'
import { fetchedCalls } from './fetchedCalls'
import { straightSchema } from './straight'
import { type StraightContext, straightContext } from './straightContext'

// Yoga on Fastify with persisted operations as in its documentation, with resolvers that fetch.

const upstream = upstreamUrl()
const operations = persistedOperations()
const app = fastify()
const yoga = createYoga<object, StraightContext>({
  schema: straightSchema(),
  logging: false,
  plugins: [persistedOperationsPlugin({ getPersistedOperation: (key) => operations[key] ?? null })],
  context: ({ request: { headers } }) => {
    const cookie = headers.get('cookie') ?? ''
    return straightContext(fetchedCalls(upstream, cookie), { host: headers.get('host') ?? '', cookie })
  },
})
app.route({
  url: yoga.graphqlEndpoint,
  method: ['GET', 'POST', 'OPTIONS'],
  handler: (request, reply) => yoga.handleNodeRequestAndResponse(request, reply, {}),
})
await app.listen({ port: ownPort(), host: '127.0.0.1' })
