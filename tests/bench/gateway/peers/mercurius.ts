import { fastify, type FastifyRequest } from 'fastify'
import mercurius from 'mercurius'
import { request } from 'undici'
import { type AnswerOf, type CallName, pathOf } from '../../../../legacy/contract/contract'
import { ownPort, persistedOperations, upstreamUrl } from '../servers/environment'
import { straightSchema } from '../servers/straight'
import { type Calls, search, straightContext } from '../servers/straightContext'

// Mercurius with its compiler and persisted queries, set up as in its documentation; resolvers call by undici. A
// DataLoader batches look-ups: Mercurius's own loaders serialise the whole parent for each field, cached or not.

const upstream = upstreamUrl()

function callsFor(cookie: string): Calls {
  const headers = { accept: 'application/json', cookie }
  return {
    get: async <N extends CallName>(name: N, query = {}) => {
      const { body } = await request(upstream + pathOf(name) + search(query), { headers })
      return (await body.json()) as AnswerOf<N>
    },
    post: async <N extends CallName>(name: N, asked: object) => {
      const { body } = await request(upstream + pathOf(name), {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(asked),
      })
      return (await body.json()) as AnswerOf<N>
    },
  }
}

const app = fastify()
await app.register(mercurius, {
  schema: straightSchema(),
  context: ({ headers: { host = '', cookie = '' } }: FastifyRequest) =>
    straightContext(callsFor(cookie), { host, cookie }),
  persistedQueries: persistedOperations(),
  jit: 1,
})
await app.listen({ port: ownPort(), host: '127.0.0.1' })
