import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY, HOUR } from '../core/clock'
import { insertSeoBlog } from '../testing/seoBlogs'
import { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const visitor = (host = 'dk.localhost', language?: string) => new TestClient(server, { host, language })

type NewSeoBlog = Parameters<typeof insertSeoBlog>[2]

const insertArticle = (slug: string, article: NewSeoBlog) => insertSeoBlog(server.deps, slug, article)

const pathsOf = (articles: readonly { path: string }[]) => articles.map(({ path }) => path.replace('/Blog/', ''))

it('lists the articles of the site that are out, newest first, page by page', async () => {
  await insertArticle('foerste', { days: -3 })
  await insertArticle('anden', { days: -2 })
  await insertArticle('tredje', { days: -1 })
  await insertArticle('kladde', { days: null })
  await insertArticle('i-morgen', { days: 1 })
  await insertArticle('forste', { siteId: 2 })
  await insertArticle('moerk', { siteId: 5 })
  const list = async (query = {}, host?: string) =>
    pathsOf((await visitor(host).call('Support.GetSeoBlogs', query)).data)
  expect(await list()).toEqual(['tredje', 'anden', 'foerste'])
  expect(await list({ skip: 1, take: 1 })).toEqual(['anden'])
  expect(await list({}, 'no.localhost')).toEqual(['forste'])
  expect(await list({}, 'dark.dk.localhost')).toEqual(['moerk'])
  server.clock.advance(DAY + HOUR)
  expect(await list()).toEqual(['i-morgen', 'tredje', 'anden', 'foerste'])
})

it('gives an article by its path, ignoring case and a trailing slash, or by its id, on its own site alone', async () => {
  const id = await insertArticle('baenk', {
    text: '## Et møde på {{siteName}}\n\nEn bænk & <script>alert(1)</script>',
  })
  const { data } = await visitor('dk.localhost', 'en').call('Support.GetSeoBlog', { path: '/blog/BAENK/' })
  expect(data).toMatchObject({ id, path: '/Blog/baenk', teaser: 'Kort', author: 'Nordlys', picture: null })
  expect(data.html).toContain('<h2>Et møde på Nordlys</h2>')
  expect(data.html).not.toContain('<script')
  expect(await visitor().call('Support.GetSeoBlog', { id })).toMatchObject({
    status: 200,
    data: { path: '/Blog/baenk' },
  })
  const missing = [
    await visitor('no.localhost').call('Support.GetSeoBlog', { id }),
    await visitor('dark.dk.localhost').call('Support.GetSeoBlog', { path: '/Blog/baenk' }),
    await visitor().call('Support.GetSeoBlog', { path: '/Blog/kladde' }),
    await visitor().call('Support.GetSeoBlog', { path: '/Blog/' }),
    await visitor().call('Support.GetSeoBlog', {}),
  ]
  expect(missing.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
})

it('leads on to three others, those of its topic first', async () => {
  await insertArticle('misundelse', { topic: 'Par', days: -50 })
  await insertArticle('to-og-to', { topic: 'Par', days: -60 })
  const { data } = await visitor().call('Support.GetSeoBlog', { path: '/Blog/to-og-to' })
  expect(data.related).toHaveLength(3)
  expect(pathsOf(data.related)[0]).toBe('misundelse')
  expect(pathsOf(data.related)).not.toContain('to-og-to')
})

it('names the articles about its subject in the other languages, main or dark apart', async () => {
  await insertArticle('lyset', { subject: 'light' })
  await insertArticle('ljuset', { subject: 'light', siteId: 3 })
  await insertArticle('the-light', { subject: 'light', siteId: 4, days: null })
  await insertArticle('moerket', { subject: 'light', siteId: 5 })
  const { data } = await visitor().call('Support.GetSeoBlog', { path: '/Blog/lyset' })
  expect(data.translations).toEqual([
    { language: 'da-DK', path: '/Blog/lyset' },
    { language: 'sv-SE', path: '/Blog/ljuset' },
  ])
})
