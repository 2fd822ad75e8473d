import { fastify, type FastifyRequest } from 'fastify'
import mercurius, { type MercuriusLoaders } from 'mercurius'
import { request } from 'undici'
import { type AnswerOf, type CallName, pathOf } from '../../../../legacy/contract/contract'
import type { ProfileDetails } from '../../../../legacy/contract/shapes'
import { ownPort, upstreamUrl } from '../servers/environment'
import { straightSchema } from '../servers/straight'
import { type Calls, search, type StraightContext, straightContext } from '../servers/straightContext'
import { profileDetails, type Told } from '../servers/straightResolvers'

// Mercurius with its compiler as its documentation sets it up: resolvers that ask by undici, loaders for what many need.

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

interface Wanted {
  readonly obj: { readonly id: number; readonly details?: ProfileDetails | null }
}

/** All profiles of a field at once; fields of one request share what was read by its context. */
function loaderOf(pick: Told) {
  return async (wanted: readonly Wanted[], context: StraightContext) => {
    const found = await Promise.all(wanted.map(({ obj }) => obj.details ?? context.details.load(obj.id)))
    return found.map((details) => details && pick(details))
  }
}

const loaders = {
  Profile: Object.fromEntries(Object.entries(profileDetails).map(([name, pick]) => [name, loaderOf(pick)])),
}

const app = fastify()
await app.register(mercurius, {
  schema: straightSchema(),
  context: ({ headers }: FastifyRequest) => straightContext(callsFor(headers.cookie ?? '')),
  loaders: loaders as MercuriusLoaders,
  jit: 1,
})
await app.listen({ port: ownPort(), host: '127.0.0.1' })
