import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { FastifyReply } from 'fastify'
import { renderGraphiQL } from 'graphql-yoga'
import { csrfHeader } from './csrf'

const root = new URL('..', import.meta.url)
const first = 'start/examples/startPage.graphql'

/** The example operations of all areas, the start page first. */
function tour(): { query: string }[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[^/]+\/examples\/[^/]+\.graphql$/.test(file))
    .sort((a, b) => Number(b === first) - Number(a === first) || a.localeCompare(b))
  return files.map((file) => ({ query: readFileSync(new URL(file, root), 'utf8') }))
}

const editorHost = 'https://unpkg.com'

/** GraphiQL with the tour. Its editor comes from a public server, which this page alone allows. */
export function sendGraphiQL(reply: FastifyReply): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const tabs = tour()
  const page = renderGraphiQL({
    title: 'The graph',
    defaultTabs: tabs,
    defaultQuery: tabs[0]?.query ?? '',
    additionalHeaders: { [csrfHeader]: '1' },
    credentials: 'same-origin',
    schemaDescription: true,
  })
  const policy = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' ${editorHost} blob: 'unsafe-eval'`,
    `style-src 'self' 'unsafe-inline' ${editorHost}`,
    `font-src 'self' data: ${editorHost}`,
    `img-src 'self' data: https://raw.githubusercontent.com`,
    `connect-src 'self' ${editorHost}`,
    'worker-src blob:',
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  return reply
    .header('content-security-policy', policy.join('; '))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll('<script', `<script nonce="${nonce}"`))
}
