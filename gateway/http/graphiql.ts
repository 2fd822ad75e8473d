import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { renderGraphiQL } from '@graphql-yoga/render-graphiql'
import type { FastifyReply } from 'fastify'
import { csrfHeader } from './csrf'

const root = new URL('..', import.meta.url)
const first = ['start/examples/startPage.graphql', 'account/examples/logOn.graphql', 'account/examples/viewer.graphql']

/** Where a file stands in the tour: after those that everything else begins with. */
function place(file: string): number {
  const at = first.indexOf(file)
  return at < 0 ? first.length : at
}

/** The example operations of all areas, the start page first. */
function tour(): { query: string }[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[^/]+\/examples\/[^/]+\.graphql$/.test(file))
    .sort((a, b) => place(a) - place(b) || a.localeCompare(b))
  return files.map((file) => ({ query: readFileSync(new URL(file, root), 'utf8') }))
}

/** GraphiQL with the tour, its editor included, so that it works without any other server. */
export function sendGraphiQL(reply: FastifyReply): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const tabs = tour()
  const page = renderGraphiQL({
    title: 'Graph',
    defaultTabs: tabs,
    defaultQuery: tabs[0]?.query ?? '',
    additionalHeaders: { [csrfHeader]: '1' },
    credentials: 'same-origin',
    schemaDescription: true,
  })
  const policy = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' blob:`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    "connect-src 'self'",
    'worker-src blob:',
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  return (
    reply
      .header('content-security-policy', policy.join('; '))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      // The page has one script element; the same word inside it belongs to the editor's code.
      .send(page.replace('<script', `<script nonce="${nonce}"`))
  )
}
