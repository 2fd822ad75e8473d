import type { LightMyRequestResponse as Response } from 'fastify'
import type { Problem } from '../contract/call'
import type { MediaSummary } from '../contract/shapes'
import type { TestClient } from './testClient'
import type { TestServer } from './testServer'

interface Sent {
  readonly query?: object
  readonly file?: { readonly name?: string; readonly type?: string }
  readonly field?: string
}

export async function upload(
  server: TestServer,
  client: TestClient,
  content: Buffer,
  { query = {}, file: { name = 'photo.jpg', type = 'image/jpeg' } = {}, field = 'File' }: Sent = {},
): Promise<{ status: number; data: MediaSummary; problem: Problem }> {
  const boundary = 'boundary-of-the-test'
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/Common/UploadTempMedia',
    query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
    headers: {
      ...headersOf(client),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  })
  const body: unknown = response.json()
  return { status: response.statusCode, data: body as MediaSummary, problem: body as Problem }
}

/** Fetches media items with a client's fresh tokens, with others, or with null for none. */
export function mediaClient(server: TestServer, client: TestClient) {
  return {
    get: async (
      path: string,
      {
        token,
        headers,
        method = 'GET',
        cookies = true,
      }: { token?: string | null; headers?: Record<string, string>; method?: 'GET' | 'HEAD'; cookies?: boolean } = {},
    ): Promise<Response> => {
      const t = token === undefined ? (await client.call('Common.GetContentTokens')).data.media : token
      return server.app.inject({
        method,
        url: path,
        query: t === null ? {} : { t },
        headers: { ...(cookies ? headersOf(client) : {}), ...headers },
      })
    },
  }
}

function headersOf(client: TestClient): Record<string, string> {
  const cookie = [...client.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  return { 'x-forwarded-host': 'dk.localhost', ...(cookie && { cookie }) }
}
