import { resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { fastify, type FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { pino } from 'pino'
import { createGraphQLServer } from '../../../gateway/core/operations/graphql'
import { PersistedOperations } from '../../../gateway/core/operations/persistedOperations'
import { createSchema } from '../../../gateway/main/areas'
import { FastPath } from '../../../gateway/fastPath/fastPath'
import { graphqlRoute } from '../../../gateway/http/graphqlRoute'
import { LiveHub } from '../../../gateway/core/live/hub'
import { readSettings } from '../../../gateway/core/settings'
import { type Answer, comparable } from './comparable'
import { DrawnUpstream, type Round } from './drawnUpstream'

export type Sent = ({ readonly documentId: string } | { readonly query: string }) & {
  readonly variables: Readonly<Record<string, unknown>>
}

interface Path {
  readonly app: FastifyInstance
  readonly upstream: DrawnUpstream
  readonly fastPath: FastPath
}

/** Two gateways that differ in one setting: one compiles every operation it can, the other none. */
export class TwoPaths {
  private constructor(
    private readonly compiled: Path,
    private readonly interpreted: Path,
  ) {}

  static async start(schema = createSchema()): Promise<TwoPaths> {
    return new TwoPaths(await startPath(1, schema), await startPath(0, schema))
  }

  /** Number of the client's operations with a plan. */
  get plans(): number {
    return this.compiled.fastPath.plans.persisted
  }

  /** Sends an operation on both paths. Returns the difference; null if there is none. May be limited to some calls. */
  async difference(sent: Sent, round: Round, matters?: (call: string) => boolean): Promise<object | null> {
    const [one, other] = await this.answers(sent, round, matters)
    return isDeepStrictEqual(one, other) ? null : { round, sent, compiled: one, interpreted: other }
  }

  async answers(sent: Sent, round: Round, matters = (_call: string) => true) {
    return [await ask(this.compiled, sent, round, matters), await ask(this.interpreted, sent, round, matters)] as const
  }

  async close(): Promise<void> {
    for (const { app, upstream } of [this.compiled, this.interpreted]) {
      await app.close()
      await upstream.close()
    }
  }
}

async function startPath(compileFromUse: number, schema: GraphQLSchema): Promise<Path> {
  const usual = readSettings({ NODE_ENV: 'production', FREE_DOCUMENTS: 'true' })
  const settings = {
    ...usual,
    // What is kept for a minute may end between the same request on one path and on the other.
    limits: { ...usual.limits, aliases: 10_000, tokens: 100_000, publicAnswers: 0 },
    persistedOperations: resolve('web/platform/relay/persisted.json'),
    compileFromUse,
    // Room for all operations at once, which the product does not have.
    planFields: 1_000_000,
  }
  const operations = new PersistedOperations({
    file: settings.persistedOperations,
    appFolder: settings.appOperations,
    lookEvery: 60_000,
  })
  const graphql = createGraphQLServer(schema, operations, settings)
  const fastPath = new FastPath({ schema, graphql, operations, settings })
  const upstream = new DrawnUpstream(settings, new LiveHub(settings, pino({ level: 'silent' })))
  const app = fastify()
  await app.register(graphqlRoute({ schema, graphql, fastPath, upstream, settings }))
  return { app, upstream, fastPath }
}

async function ask({ app, upstream }: Path, payload: Sent, round: Round, matters: (call: string) => boolean) {
  upstream.round = round
  upstream.calls = []
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'x-graphql-csrf': '1', accept: 'application/graphql-response+json' },
    payload,
  })
  await upstream.settled()
  return {
    status: statusCode,
    ...comparable(JSON.parse(body) as Answer),
    calls: upstream.calls.filter(matters).toSorted(),
  }
}
