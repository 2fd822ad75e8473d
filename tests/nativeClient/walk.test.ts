import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSchema, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertBlogEntries } from '../../legacy/testing/insertBlogEntry'
import { linkIn } from '../../legacy/testing/mails'
import { insertProfile, PASSWORD } from '../../legacy/testing/profiles'
import { startTestProduct, type TestProduct } from '../setup/product'
import { type Answer, type Listening, NativeClient, type Naming } from './nativeClient'
import { newMember } from './newMember'
import { document, idOf, persisted, textByName } from './operations'

const free: Naming = (name) => ({ query: textByName[name], operationName: name })
const stored: Naming = (name) => ({ documentId: idOf(textByName[name] ?? '') })

interface Mistake {
  readonly code: string
  readonly field: readonly string[] | null
}
interface Me {
  readonly isLoggedIn: boolean
  readonly name: string
  readonly isMember: boolean
}
interface Page<T> {
  readonly edges: readonly { readonly node: T }[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}
interface Live {
  readonly liveEvents: {
    readonly __typename: string
    readonly message?: { readonly author: { readonly name: string }; readonly text: string }
  }
}

it('uses only what the schema has', async () => {
  expect(validate(buildSchema(await readFile('schema.graphql', 'utf8')), document)).toEqual([])
})

const ways: { sends: string; naming: Naming; env: Record<string, string>; freeAreAnswered: boolean }[] = [
  { sends: 'free documents', naming: free, env: {}, freeAreAnswered: true },
  { sends: 'persisted operations alone', naming: stored, env: { FREE_DOCUMENTS: 'off' }, freeAreAnswered: false },
]

describe.each(ways)('a client that sends $sends', ({ naming, env, freeAreAnswered }) => {
  let folder: string
  let product: TestProduct
  /** A long-standing member. */
  let mikkel: NativeClient
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'operations-'))
    const PERSISTED_OPERATIONS = join(folder, 'operations.json')
    await writeFile(PERSISTED_OPERATIONS, JSON.stringify(persisted))
    product = await startTestProduct({ PERSISTED_OPERATIONS, ...env })
    const { legacy } = product
    for (const name of ['Mikkel', 'Mikkeline', 'Mikkelsen']) {
      const id = await insertProfile(legacy, { name, memberUntil: '2099-01-01T00:00:00Z' })
      await insertBlogEntries(legacy, id, 1, { title: `By ${name}` })
    }
    mikkel = new NativeClient(product.url, naming)
  })
  afterAll(async () => {
    await product.close()
    await rm(folder, { recursive: true })
  })

  /** The data of an answer without errors. */
  async function given<T>(answer: Promise<Answer<T>>): Promise<T> {
    const { data, errors } = await answer
    expect(errors ?? []).toEqual([])
    if (!data) throw new Error('There is no answer')
    return data
  }

  async function allOf<T>(read: (after: string | null) => Promise<Page<T>>): Promise<T[]> {
    const items: T[] = []
    let after: string | null = null
    for (let more = true; more;) {
      const { edges, pageInfo }: Page<T> = await read(after)
      items.push(...edges.map(({ node }) => node))
      after = pageInfo.endCursor
      more = pageInfo.hasNextPage
    }
    return items
  }

  async function heard(stream: Listening<Live>) {
    for (;;) {
      const told = await stream.next()
      if (!told?.data) throw new Error(`The stream ended: ${JSON.stringify(told)}`)
      const { message } = told.data.liveEvents
      if (message) return message
    }
  }

  it('goes from sign-up to an answered message, and logs out', async () => {
    const freja = new NativeClient(product.url, naming)
    const session = async () => (await given(freja.ask<{ viewer: Me }>('Session'))).viewer

    // Signs up: first with a mistake, then correctly.
    const signUp = async (more: object) =>
      (
        await given(
          freja.ask<{ createProfile: { email: string | null; userErrors: Mistake[] } }>('SignUp', {
            input: { ...newMember, ...more },
          }),
        )
      ).createProfile
    expect(await signUp({ name: 'F' })).toEqual({ email: null, userErrors: [{ code: 'TOO_SHORT', field: ['name'] }] })
    expect(await signUp({})).toEqual({ email: newMember.email, userErrors: [] })
    expect(await session()).toMatchObject({ isLoggedIn: false })

    // Follows the link in the mail.
    await product.legacy.runJobs()
    const query = linkIn(product.legacy, newMember.email).searchParams.get('q')
    const confirmed = await freja.ask('Confirm', { input: { query, password: PASSWORD } })
    const me = { isLoggedIn: true, name: 'Freja', isMember: false }
    expect(await given(Promise.resolve(confirmed))).toEqual({ confirmEmail: { viewer: me, userErrors: [] } })
    expect(freja.cookies).toContain('sid')
    await given(freja.ask('LogOut'))
    expect(await session()).toMatchObject({ isLoggedIn: false, name: null })

    // Logs in: with a wrong password, then with hers.
    const logOn = (password: string) => freja.ask('LogOn', { input: { name: 'Freja', password } })
    expect(await given(logOn('not the right one'))).toMatchObject({
      logOn: { viewer: null, userErrors: [{ code: 'WRONG_CREDENTIALS' }] },
    })
    expect(await given(logOn(PASSWORD))).toEqual({ logOn: { viewer: me, userErrors: [] } })

    // Writes a headline, and sees it.
    const headline = 'By the sea'
    await given(freja.ask('TellOfMyself', { input: { headline } }))
    expect(await given(freja.ask('MyProfile'))).toMatchObject({ viewer: { profile: { headline } } })

    // Finds members and reads their profiles, page by page.
    const found = await allOf(async (after) => {
      const { searchProfiles } = await given(
        freja.ask<{ searchProfiles: Page<{ id: string; name: string }> }>('Search', { text: 'Mikkel', after }),
      )
      return searchProfiles
    })
    expect(found.map(({ name }) => name).toSorted()).toEqual(['Mikkel', 'Mikkeline', 'Mikkelsen'])
    const entries = await allOf(async (after) => {
      const { blogEntries } = await given(
        freja.ask<{ blogEntries: Page<{ id: string; title: string }> }>('Blogs', { after }),
      )
      return blogEntries
    })
    expect(entries.map(({ title }) => title).toSorted()).toEqual(['By Mikkel', 'By Mikkeline', 'By Mikkelsen'])
    expect(await given(freja.ask('Like', { input: { id: entries[0]?.id, liked: true } }))).toEqual({
      setLiked: { item: { viewerHasLiked: true, likeCount: 1 } },
    })

    // Writing requires a membership: the error's code tells which dialog to show.
    const profileId = found.find(({ name }) => name === 'Mikkel')?.id
    const write = (client: NativeClient, to: object, text: string) =>
      client.ask<{ sendMessage: { conversation: { id: string }; userErrors: Mistake[] } }>('Write', {
        input: { ...to, text, key: randomUUID() },
      })
    expect((await given(write(freja, { profileId }, 'Hej'))).sendMessage.userErrors).toEqual([
      { code: 'MEMBERS_ONLY', field: null, feature: 'WRITE_MAIL' },
    ])
    await product.legacy.deps.db
      .updateTable('profile')
      .set({ memberUntil: '2099-01-01T00:00:00Z' })
      .where('name', '=', 'Freja')
      .execute()

    // Sends a message, which arrives, and receives the answer.
    await given(mikkel.ask('LogOn', { input: { name: 'Mikkel', password: PASSWORD } }))
    const [hers, his] = [await freja.listen<Live>('Listen'), await mikkel.listen<Live>('Listen')]
    for (const stream of [hers, his]) expect((await stream.next())?.data?.liveEvents.__typename).toBe('LiveResync')
    const { sendMessage } = await given(write(freja, { profileId }, 'Hej Mikkel'))
    const question = { author: { name: 'Freja' }, text: 'Hej Mikkel' }
    const answer = { author: { name: 'Mikkel' }, text: 'Hej Freja' }
    expect(await heard(his)).toEqual(question)
    expect(await heard(hers)).toEqual(question)
    const { id } = sendMessage.conversation
    await given(write(mikkel, { conversationId: id }, answer.text))
    expect(await heard(hers)).toEqual(answer)
    expect(await given(freja.ask('Conversation', { id }))).toEqual({
      node: { messages: { edges: [{ node: question }, { node: answer }] } },
    })

    // Logs out: her stream ends, his continues.
    await given(freja.ask('LogOut'))
    expect(freja.cookies).not.toContain('sid')
    expect(await session()).toMatchObject({ isLoggedIn: false, name: null })
    const codes = []
    for (let told = await hers.next(); told; told = await hers.next())
      codes.push(told.errors?.[0]?.extensions?.['code'])
    expect(codes.at(-1)).toBe('UNAUTHENTICATED')
    his.leave()
  })

  it('may use its own operations, and no others', async () => {
    const answered = async (way: Naming) => {
      const { data, errors = [] } = await new NativeClient(product.url, way).ask<{ viewer: Me }>('Session')
      return data ? 'answered' : errors[0]?.extensions?.['code']
    }
    expect(await answered(stored)).toBe('answered')
    expect((await answered(free)) === 'answered').toBe(freeAreAnswered)
    expect(await answered(() => ({ documentId: idOf('nothing') }))).toBe('PERSISTED_QUERY_NOT_IN_LIST')
  })
})
