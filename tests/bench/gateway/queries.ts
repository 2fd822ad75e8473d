import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathOf } from '../../../legacy/contract/contract'
import { ROOT } from '../../../scripts/support/serverProcess'
import type { AnsweredCall } from './answers'
import { shapeQueries } from './shapes'

export const queryNames = ['counts', 'list', 'start', 'trap'] as const
export type QueryName = (typeof queryNames)[number]

/** Maximum number of calls that our gateway may make for each query. */
export const callBounds: Readonly<Record<QueryName, number>> = { counts: 1, list: 1, start: 6, trap: 11 }

interface PlainCall {
  readonly name: AnsweredCall
  /** With its question mark. */
  readonly search?: string
  readonly body?: object
}

export interface BenchQuery {
  readonly name: QueryName
  readonly id: string
  readonly text: string
  readonly variables: Readonly<Record<string, unknown>>
  /** The same by calls: those of a step in parallel, the steps in sequence. */
  readonly steps: readonly (readonly PlainCall[])[]
}

const counts = `query BenchCountsQuery($legacyId: Int!) {
  profileView(legacyId: $legacyId) {
    state
    profile { legacyId name likeCount pictureCount videoCount albumCount guestbookCount }
  }
}`

/** A page of blog entries with their authors. */
const list = `query BenchListQuery($first: Int) {
  blogEntries(order: NEWEST, first: $first) {
    edges {
      cursor
      node {
        id legacyId title slug excerpt readMinutes publishedAt readCount likeCount commentCount
        author { id followerCount profile { id legacyId name isOnline persons { age } area { zipCode city } } }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`

/** The same with the whole page of each author. */
const trap = `query BenchTrapQuery($first: Int) {
  blogEntries(order: NEWEST, first: $first) {
    edges {
      node {
        id title
        author {
          id
          profile {
            id name text matchWords lastOnlineOn createdAt
            seeks { audience ageFrom ageTo distance lookingFor }
            match { reasons commonMatchWords }
            pictureCount videoCount albumCount guestbookCount viewerHasLiked likeCount
          }
        }
      }
    }
  }
}`

const entries = (take: number): PlainCall => ({
  name: 'Blogs.GetAllBlogEntries',
  search: `?sortByActivity=false&skip=0&take=${take}`,
})

const writers = Array.from({ length: 10 }, (_writer, index) => index + 1)

/** The four queries; the Start page uses our web client's own operation. */
export async function benchQueries(): Promise<readonly BenchQuery[]> {
  const start = await storedOperation('StartScreenQuery')
  const page = 'skip=0&take=13'
  return [
    own('counts', counts, { legacyId: 7 }, [[{ name: 'Profiles.GetProfile', search: '?profileId=7' }]]),
    own('list', list, { first: 30 }, [[entries(31)]]),
    {
      name: 'start',
      ...start,
      variables: {},
      steps: [
        [
          { name: 'CurrentProfile.GetProfileData' },
          { name: 'CurrentProfile.Hints' },
          { name: 'Common.GetStartPageSortOptions' },
        ],
        [
          { name: 'Search.GetNewestProfiles', search: `?${page}` },
          { name: 'Media.GetNewestMedia', search: `?${page}` },
          entries(7),
        ],
      ],
    },
    own('trap', trap, { first: 30 }, [
      [entries(31)],
      [{ name: 'Profiles.GetProfileDetailsByIds', body: { ids: writers } }],
    ]),
  ]
}

function own(
  name: QueryName,
  text: string,
  variables: BenchQuery['variables'],
  steps: BenchQuery['steps'],
): BenchQuery {
  return { name, id: sha256(text), text, variables, steps }
}

async function storedOperation(name: string): Promise<{ readonly id: string; readonly text: string }> {
  const stored = JSON.parse(await readFile(join(ROOT, 'web/platform/relay/persisted.json'), 'utf8')) as Record<
    string,
    string
  >
  const found = Object.entries(stored).find(([, text]) => text.includes(`query ${name} `))
  if (!found) throw new Error(`The web client has no ${name}`)
  return { id: found[0], text: found[1] }
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string | null
}

/** The HTTP requests of one query: those of a step in parallel, the steps in sequence. */
export type Journey = readonly (readonly HttpRequest[])[]

// One host for all servers, as media addresses begin with it.
export const visitor = { host: 'nordlys.test', cookie: 'sid=benchmark; dev-site=dk', 'accept-language': 'da-DK' }
const json = { 'content-type': 'application/json' }

/**
 * How a query is sent: by the id of a persisted operation (`id` as our web client sends it, `flag` for Mercurius,
 * `apq` for Apollo's and most other clients), `shapes` like `apq` but in the calls' shapes, or as calls.
 */
export type Form = 'id' | 'flag' | 'apq' | 'shapes' | 'calls'

export function journeyOf(query: BenchQuery, form: Form): Journey {
  if (form === 'calls') return query.steps.map((step) => step.map(callRequest))
  const { key } = operationOf(query, form)
  const { variables } = query
  if (form === 'id') return [[graphRequest({ documentId: key, variables })]]
  if (form === 'flag') return [[graphRequest({ query: key, persisted: true, variables })]]
  return [[graphRequest({ extensions: apqExtensions(key), variables })]]
}

/** Registers a query with a server that learns operations from its clients. */
export function teachingRequest(query: BenchQuery): HttpRequest {
  const { key, text } = operationOf(query, 'apq')
  return graphRequest({ query: text, extensions: apqExtensions(key), variables: query.variables })
}

/** The texts of all queries by key, for servers with persisted operations. */
export function operationsOf(queries: readonly BenchQuery[], form: Form): Readonly<Record<string, string>> {
  return Object.fromEntries(queries.map((query) => operationOf(query, form)).map(({ key, text }) => [key, text]))
}

function operationOf(query: BenchQuery, form: Form): { readonly key: string; readonly text: string } {
  const text = form === 'shapes' ? shapeQueries[query.name] : query.text
  return { key: form === 'id' ? query.id : sha256(text), text }
}

const apqExtensions = (key: string) => ({ persistedQuery: { version: 1, sha256Hash: key } })

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function graphRequest(operation: object): HttpRequest {
  // As the web client sends it.
  const accept = 'multipart/mixed, application/graphql-response+json, application/json'
  const headers = { ...visitor, ...json, accept, 'x-graphql-csrf': '1' }
  return { method: 'POST', path: '/graphql', headers, body: JSON.stringify(operation) }
}

function callRequest({ name, search = '', body }: PlainCall): HttpRequest {
  return {
    method: body ? 'POST' : 'GET',
    path: pathOf(name) + search,
    headers: { ...visitor, accept: 'application/json', ...(body ? json : {}) },
    body: body ? JSON.stringify(body) : null,
  }
}
