import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import { type AugmentedRequest, type DataSourceConfig, RESTDataSource } from '@apollo/datasource-rest'
import { type AnswerOf, type CallName, pathOf } from '../../../../legacy/contract/contract'
import { ownPort, upstreamUrl } from '../servers/environment'
import { straightSchema } from '../servers/straight'
import { type Calls, search, type StraightContext, straightContext } from '../servers/straightContext'

// Apollo Server with a REST data source, set up as in its documentation.

class LegacyCalls extends RESTDataSource {
  override baseURL = upstreamUrl()

  constructor(
    private readonly cookie: string,
    config: DataSourceConfig,
  ) {
    super(config)
  }

  override willSendRequest(_path: string, request: AugmentedRequest): void {
    request.headers['cookie'] = this.cookie
  }

  read<T>(path: string): Promise<T> {
    return this.get<T>(path)
  }

  ask<T>(path: string, body: object): Promise<T> {
    return this.post<T>(path, { body })
  }
}

function callsFor(source: LegacyCalls): Calls {
  return {
    get: <N extends CallName>(name: N, query = {}) => source.read<AnswerOf<N>>(pathOf(name) + search(query)),
    post: <N extends CallName>(name: N, body: object) => source.ask<AnswerOf<N>>(pathOf(name), body),
  }
}

const server = new ApolloServer<StraightContext>({ schema: straightSchema() })
await startStandaloneServer(server, {
  listen: { port: ownPort(), host: '127.0.0.1' },
  context: async ({ req }) => {
    const { host = '', cookie = '' } = req.headers
    return straightContext(callsFor(new LegacyCalls(cookie, { cache: server.cache })), { host, cookie })
  },
})
