import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'
import { blockAs, newDiscussion, type Discussion } from './discussion.fixture'

let server: TestServer
let talk: Discussion

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  talk = await newDiscussion(server)
})

describe('a mention', () => {
  it('follows the name of the mentioned profile', async () => {
    const { author, one, other, add, list } = talk
    const mentionIds = [other.id, author.id]
    const text = `@${other.name.toUpperCase()}, @${author.name}-like and @${other.name}x: hello @${other.name}-`
    const { data } = await add(one, text, { mentionIds })
    expect(data.text).toBe(`@${other.name}, @${author.name}-like and @${other.name}x: hello @${other.name}-`)
    expect(data.mentions).toMatchObject([{ id: other.id, name: other.name }])
    await server.deps.db.updateTable('profile').set({ name: 'Renamed' }).where('id', '=', other.id).execute()
    expect((await list(one))[0]).toMatchObject({
      text: `@Renamed, @${author.name}-like and @${other.name}x: hello @Renamed-`,
      mentions: [{ id: other.id, name: 'Renamed' }],
    })
  })

  it('matches a name with a full stop, and nothing similar', async () => {
    const { one, add } = talk
    const [dotted, short] = [await newMember(server, { name: 'Kim.er' }), await newMember(server, { name: 'Kim' })]
    const mentionIds = [dotted.id, short.id]
    const { data } = await add(one, '@Kim er glad, og @Kim.er også', { mentionIds })
    expect(data.mentions.map(({ id }) => id)).toEqual([short.id, dotted.id])
  })

  it('cannot be typed in its stored form', async () => {
    const { one, other, add } = talk
    const text = `@{${other.id}} @{0} @@{${other.id}}`
    expect((await add(one, text)).data).toMatchObject({ text, mentions: [] })
    const { data } = await add(one, `@{${other.id}} @${other.name}`, { mentionIds: [other.id] })
    expect(data.text).toBe(`@{${other.id}} @${other.name}`)
  })

  it('names nobody to those who may not see them, nor from those who may not', async () => {
    const { author, one, other, add, commentId, list } = talk
    const id = await commentId(one, `Ask @${other.name}`, { mentionIds: [other.id] })
    await blockAs(other, author)
    expect(await list(author)).toMatchObject([{ text: 'Ask @…', mentions: [] }])
    const { data } = await add(author, `@${other.name}`, { mentionIds: [other.id] })
    expect(data.mentions).toEqual([])
    await server.deps.db.deleteFrom('profile').where('id', '=', other.id).execute()
    expect((await one.client.call('Blogs.GetBlogCommentsByIds', { ids: [id] })).data).toMatchObject([
      { text: 'Ask @…' },
    ])
  })

  it('ends when the text no longer has it', async () => {
    const { one, other, commentId } = talk
    const id = await commentId(one, `Ask @${other.name}`, { mentionIds: [other.id] })
    const edit = (values: object) => one.client.call('Blogs.EditBlogComment', { commentId: id, ...values })
    const mentions = () =>
      server.deps.db.selectFrom('commentMention').select('profileId').where('commentId', '=', id).execute()
    expect(await mentions()).toEqual([{ profileId: other.id }])
    expect((await edit({ text: 'Ask me', mentionIds: [other.id] })).data.mentions).toEqual([])
    expect(await mentions()).toEqual([])
  })
})
