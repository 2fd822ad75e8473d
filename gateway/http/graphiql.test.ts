import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../testing/gateway'

/** Nothing of the page needs the upstream. */
const nowhere = 'http://127.0.0.1:1'

let open: TestGateway
let closed: TestGateway
beforeAll(async () => {
  open = await startGateway(nowhere)
  closed = await startGateway(nowhere, { freeDocuments: false, development: false })
})
afterAll(() => Promise.all([open.close(), closed.close()]))

async function openPage(gateway: TestGateway): Promise<{ text: string; policy: string }> {
  const response = await fetch(`${gateway.url}/graphql`, { headers: { accept: 'text/html,*/*' } })
  return { text: await response.text(), policy: response.headers.get('content-security-policy') ?? '' }
}

/** The addresses of all that the page loads, and of what its modules and styles load in turn. */
async function partsOf(page: string): Promise<string[]> {
  const named = [...page.matchAll(/(?:src|href)="(\/graphql\/[^"]+)"/g)].map(([, path = '']) => path)
  const folder = named[0]?.replace(/[^/]+$/, '') ?? ''
  const own = await Promise.all(
    ['page.js', 'tour.js', 'calls.js', 'page.css'].map(async (name) => (await fetch(open.url + folder + name)).text()),
  )
  const further = own.flatMap((text) => [...text.matchAll(/(?:from '\.\/|url\(['"]?)([\w.]+)/g)])
  const workers = ['editorWorkerService.js', 'json.js', 'graphql.js']
  return [...new Set([...named, ...[...further.map(([, name = '']) => name), ...workers].map((name) => folder + name)])]
}

describe('GraphiQL', () => {
  it('opens for a browser with the tour, and runs scripts of its own only', async () => {
    const { text, policy } = await openPage(open)
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|blob|self)/)
    const scripts = [...text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
    expect((await openPage(open)).policy).not.toContain(nonce)
    const data = /<script id="tour-data"[^>]*>([^<]*)<\/script>/.exec(text)?.[1] ?? ''
    const { chapters } = JSON.parse(data) as { chapters: { steps: { title: string }[] }[] }
    expect(chapters[0]?.steps[0]?.title).toBe('Hello, graph')
  })

  it('brings an example of every area', async () => {
    const { text } = await openPage(open)
    for (const name of ['StartPageExample', 'LogOnExample', 'SendMessageExample']) expect(text).toContain(name)
  })

  it('documents the REST calls of the fields that make some', async () => {
    const { text } = await openPage(open)
    expect(text).toContain('"blogEntry":["Blogs.GetBlogEntryData"]')
  })

  it('has all that it loads, cacheable for ever', async () => {
    const paths = await partsOf((await openPage(open)).text)
    expect(paths.length).toBeGreaterThan(12)
    const answers = await Promise.all(
      paths.map(async (path) => {
        const response = await fetch(open.url + path)
        await response.arrayBuffer()
        const kind = path.endsWith('.css') ? 'text/css' : path.endsWith('.js') ? 'text/javascript' : 'font/woff2'
        const type = response.headers.get('content-type') ?? ''
        const kept = response.headers.get('cache-control')?.includes('immutable')
        return { path, good: response.status === 200 && type.startsWith(kind) && kept }
      }),
    )
    expect(answers.filter(({ good }) => !good)).toEqual([])
  })

  it('has no part of another version, and no file of others', async () => {
    const [path = ''] = await partsOf((await openPage(open)).text)
    expect((await fetch(open.url + path.replace(/explorer\/\w+/, 'explorer/0'))).status).toBe(404)
    expect((await fetch(open.url + path.replace(/[^/]+$/, '..%2fgraphiql.ts'))).status).toBe(404)
  })

  it('is not served where only persisted operations are answered', async () => {
    const [path = ''] = await partsOf((await openPage(open)).text)
    expect((await openPage(closed)).text).not.toMatch(/graphiql|tour-data/i)
    expect(await (await fetch(closed.url + path)).text()).not.toMatch(/monaco|graphiql/i)
  })
})
