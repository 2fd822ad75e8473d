import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as editor from '@graphql-yoga/render-graphiql/graphiql'
import type { FastifyReply } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { demoLogins, demoMembers, demoPassword } from './graphiql/demoLogins'
import { readExamples } from './graphiql/examples'
import { exampleValuesQuery } from './graphiql/exampleValues'
import { fieldCalls } from './graphiql/fieldCalls'
import { readTour } from './graphiql/tour'

const { resolve } = createRequire(import.meta.url)
const page = new URL('graphiql/page/', import.meta.url)
const javascript = 'text/javascript; charset=utf-8'
const stylesheet = 'text/css; charset=utf-8'

interface Part {
  readonly type: string
  readonly content: string | Buffer
}

function own(name: string, type: string): [string, Part] {
  return [name, { type, content: readFileSync(new URL(name, page), 'utf8') }]
}

function font(name: string): [string, Part] {
  const file = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  return [`${name}.woff2`, { type: 'font/woff2', content: readFileSync(file) }]
}

/** What the page loads: the editor with its workers, and our tour and panel. No other server is needed. */
const parts: ReadonlyMap<string, Part> = new Map([
  ['graphiql.js', { type: javascript, content: editor.js }],
  ['graphiql.css', { type: stylesheet, content: editor.css }],
  ['editorWorkerService.js', { type: javascript, content: editor.editorWorkerService }],
  ['json.js', { type: javascript, content: editor.jsonWorker }],
  ['graphql.js', { type: javascript, content: editor.graphqlWorker }],
  ...[
    'environment.js',
    'page.js',
    'answers.js',
    'calls.js',
    'docs.js',
    'dom.js',
    'editor.js',
    'examples.js',
    'panes.js',
    'session.js',
    'sessionBar.js',
    'tour.js',
  ].map((name) => own(name, javascript)),
  ...['page.css', 'tour.css', 'session.css', 'calls.css', 'phone.css'].map((name) => own(name, stylesheet)),
  font('figtree'),
  font('fraunces'),
])

/** Changed contents get a new address, so that browsers may cache them. */
const version = [...parts.values()]
  .reduce((hash, { content }) => hash.update(content), createHash('sha256'))
  .digest('hex')
  .slice(0, 16)

const template = readFileSync(new URL('page.html', page), 'utf8')
const shells = new WeakMap<GraphQLSchema, string>()

/** The page but for its nonce. */
function shellFor(schema: GraphQLSchema): string {
  const known = shells.get(schema)
  if (known) return known
  const contents: Readonly<Record<string, string>> = {
    parts: `/graphql/explorer/${version}/`,
    icon: editor.favicon,
    tour: scriptJson({
      chapters: readTour(),
      areas: readExamples(schema),
      exampleValuesQuery,
      fieldCalls: fieldCalls(schema),
      demoLogins,
      demoMembers,
      demoPassword,
    }),
  }
  const shell = template.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => contents[name] ?? place)
  shells.set(schema, shell)
  return shell
}

/** Serialises JSON so that it cannot end a script element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** Sends GraphiQL with the tour and the examples beside it and the REST calls of each answer below. */
export function sendGraphiQL(schema: GraphQLSchema, reply: FastifyReply): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  return reply
    .header('content-security-policy', policy.join('; '))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(shellFor(schema).replaceAll('{{nonce}}', nonce))
}

/** Sends a part of that page; parts of other versions are not found. */
export function sendPart(
  asked: { readonly version: string; readonly part: string },
  reply: FastifyReply,
): FastifyReply {
  const part = asked.version === version ? parts.get(asked.part) : undefined
  if (!part) return reply.status(404).send()
  return reply.header('cache-control', 'public, max-age=31536000, immutable').type(part.type).send(part.content)
}
