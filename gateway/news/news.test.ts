import { describe, expect, it } from 'vitest'
import type { StaffNews } from '../../legacy/contract/staff/newsDesk'
import { moment } from '../testing/fixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

const news = (id: number, more: Partial<StaffNews> = {}): StaffNews => ({
  id,
  kind: 1,
  state: 2,
  allSites: false,
  texts: [{ locale: 'da-DK', title: 'Hej', text: '**Fed**' }],
  path: null,
  startsAt: moment,
  endsAt: null,
  revision: 3,
  views: 12,
  savedBy: 'Anna',
  savedAt: moment,
  ...more,
})

const id = globalId('StaffNews', 5)
const content = `content: { isForAllSites: true, texts: [{ locale: DA_DK, title: "Hej", text: "**Fed**" }], endsAt: "${moment}" }`

describe('the news of the staff', () => {
  it('are one list, by kind, state and sites', async () => {
    server.stub.answer('NewsDesk.GetNews', [news(5), news(4, { kind: 2, state: 1, allSites: true, views: null })])
    const { data, errors } = await server.ask(`{ viewer {
      staffNews(kind: TICKER, state: PLANNED, isForAllSites: true, first: 5) { edges { node {
        id legacyId kind state isForAllSites texts { locale title text } viewCount revision savedBy
      } } }
    } }`)
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      viewer: {
        staffNews: {
          edges: [
            {
              node: {
                id,
                legacyId: 5,
                kind: 'BREAKING_NEWS',
                state: 'RUNNING',
                isForAllSites: false,
                texts: [{ locale: 'DA_DK', title: 'Hej', text: '**Fed**' }],
                viewCount: 12,
                revision: 3,
                savedBy: 'Anna',
              },
            },
            { node: { kind: 'TICKER', state: 'PLANNED', isForAllSites: true, viewCount: null } },
          ],
        },
      },
    })
    expect(server.stub.seen.find(({ name }) => name === 'NewsDesk.GetNews')?.query).toMatchObject({
      kind: '2',
      state: '1',
      allSites: 'true',
    })
  })

  it('are found by id and by number', async () => {
    server.stub.answer('NewsDesk.GetNewsItem', news(5))
    const { data } = await server.ask(
      `{ node(id: "${id}") { ... on StaffNews { kind } } viewer { staffNewsItem(legacyId: 5) { id } } }`,
    )
    expect(data).toEqual({ node: { kind: 'BREAKING_NEWS' }, viewer: { staffNewsItem: { id } } })
    server.stub.refuse('NewsDesk.GetNewsItem', 404, 'NOT_FOUND')
    expect((await server.ask('{ viewer { staffNewsItem(legacyId: 6) { id } } }')).data).toEqual({
      viewer: { staffNewsItem: null },
    })
  })

  it('are written in every language', async () => {
    server.stub.answer('NewsDesk.CreateNews', news(5))
    const key = '0b5a7f0e-52d9-4c0b-8f43-7e2f3bb3c1aa'
    const { data } = await server.ask(
      `mutation { createNews(input: { key: "${key}", kind: BREAKING_NEWS, ${content} }) { news { id } userErrors { code } } }`,
    )
    expect(data).toEqual({ createNews: { news: { id }, userErrors: [] } })
    expect(server.stub.bodyOf('NewsDesk.CreateNews')).toEqual({
      key,
      kind: 1,
      allSites: true,
      texts: [{ locale: 'da-DK', title: 'Hej', text: '**Fed**' }],
      endsAt: moment,
    })
  })

  it.each([
    ['texts.0.title', ['content', 'texts', '0', 'title']],
    ['startsAt', ['content', 'startsAt']],
    ['allSites', ['content', 'isForAllSites']],
    ['newsId', ['id']],
  ])('say of the field %s by its name in the graph that it is refused', async (field, path) => {
    server.stub.refuse('NewsDesk.UpdateNews', 400, 'VALIDATION_FAILED', {
      fields: [{ field, code: 'REQUIRED', message: 'Fill this in.' }],
    })
    const { data } = await server.ask(
      `mutation { editNews(input: { id: "${id}", revision: 3, ${content} }) { news { id } userErrors { code field } } }`,
    )
    expect(data).toEqual({ editNews: { news: null, userErrors: [{ code: 'REQUIRED', field: path }] } })
    expect(server.stub.bodyOf('NewsDesk.UpdateNews')).toMatchObject({ newsId: 5, revision: 3, showAgain: false })
  })

  it('are ended and deleted', async () => {
    server.stub.answer('NewsDesk.EndNews', news(5, { state: 3 }))
    server.stub.answer('NewsDesk.DeleteNews', {})
    const { data } = await server.ask(`mutation {
      endNews(input: { id: "${id}" }) { news { state } userErrors { code } }
      deleteNews(input: { id: "${id}" }) { deletedId userErrors { code } }
    }`)
    expect(data).toEqual({
      endNews: { news: { state: 'ENDED' }, userErrors: [] },
      deleteNews: { deletedId: id, userErrors: [] },
    })
  })
})
