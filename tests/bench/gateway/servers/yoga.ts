import { usePersistedOperations as persistedOperationsPlugin } from '@graphql-yoga/plugin-persisted-operations'
import { fastify } from 'fastify'
import { createYoga } from 'graphql-yoga'
import { type AnswerOf, type CallName, pathOf } from '../../../../legacy/contract/contract'
import { ownPort, persistedOperations, upstreamUrl } from './environment'
import { straightSchema } from './straight'
import { type Calls, search, type StraightContext, straightContext } from './straightContext'

// Yoga on Fastify with persisted operations as in its documentation, with resolvers that fetch.

const upstream = upstreamUrl()

function callsFor(cookie: string): Calls {
  const headers = { accept: 'application/json', cookie }
  return {
    get: async <N extends CallName>(name: N, query = {}) => {
      const response = await fetch(upstream + pathOf(name) + search(query), { headers })
      return (await response.json()) as AnswerOf<N>
    },
    post: async <N extends CallName>(name: N, body: object) => {
      const response = await fetch(upstream + pathOf(name), {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return (await response.json()) as AnswerOf<N>
    },
  }
}

const operations = persistedOperations()
const app = fastify()
const yoga = createYoga<object, StraightContext>({
  schema: straightSchema(),
  logging: false,
  plugins: [persistedOperationsPlugin({ getPersistedOperation: (key) => operations[key] ?? null })],
  context: ({ request }) => straightContext(callsFor(request.headers.get('cookie') ?? '')),
})
app.route({
  url: yoga.graphqlEndpoint,
  method: ['GET', 'POST', 'OPTIONS'],
  handler: (request, reply) => yoga.handleNodeRequestAndResponse(request, reply, {}),
})
await app.listen({ port: ownPort(), host: '127.0.0.1' })
