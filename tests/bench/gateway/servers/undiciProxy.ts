import { createServer } from 'node:http'
import { Pool } from 'undici'
import { ownPort, upstreamUrl } from './environment'

// A minimal proxy: headers and bodies pass through unchanged.

const pool = new Pool(upstreamUrl(), { connections: 64 })

const server = createServer((request, response) => {
  const { method = 'GET', url = '/', headers } = request
  const { connection: _connection, 'keep-alive': _keepAlive, ...passed } = headers
  const options = { path: url, method, headers: passed, body: method === 'GET' ? null : request, opaque: response }
  pool.stream(
    options,
    ({ statusCode, headers: answered }) => {
      const { connection: _own, 'keep-alive': _ours, ...kept } = answered
      return response.writeHead(statusCode, kept)
    },
    (error) => {
      if (error) response.destroy(error)
    },
  )
})
server.keepAliveTimeout = 600_000
server.listen(ownPort(), '127.0.0.1')
