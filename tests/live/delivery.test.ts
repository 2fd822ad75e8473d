import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { NotificationTopic } from '../../legacy/contract/enums'
import { publish } from '../../legacy/core/events'
import { globalId } from '../../gateway/testing/stubbed'
import { Browser } from '../setup/browser'
import { eventsUntil, LiveWorld, untilEvent } from './world'

let world: LiveWorld
beforeAll(async () => {
  world = await LiveWorld.start()
})
afterEach(() => world.clear())
afterAll(() => world.close())

const counts = (...profileIds: number[]) => publish(world.product.legacy.deps.db, { type: 'CountsChanged', profileIds })

describe('a message', () => {
  it('appears in the open browsers of both, each in its own view', async () => {
    const [freja, mikkel] = [await world.member(), await world.member()]
    const [hers, his] = [await world.openLive(freja), await world.openLive(mikkel)]
    const browser = new Browser(world.product)
    browser.cookies.set('sid', freja.client.cookies.get('sid') ?? '')
    const { data } = await browser.graph<{ sendMessage: { message: { legacyId: number }; messageEdge: object } }>(
      `mutation ($input: SendMessageInput!) {
        sendMessage(input: $input) { message { legacyId } messageEdge { cursor } }
      }`,
      { input: { profileId: globalId('Profile', mikkel.id), text: 'Hej', key: crypto.randomUUID() } },
    )
    const message = { ...data.sendMessage.message, text: 'Hej', author: { name: freja.name } }
    const told = { message, messageEdge: data.sendMessage.messageEdge }
    expect(await untilEvent(his, 'LiveMessage')).toMatchObject(told)
    expect(await untilEvent(hers, 'LiveMessage')).toMatchObject(told)
  })

  it('takes one call, however the selection is written', async () => {
    const [freja, mikkel] = [await world.member(), await world.member()]
    const stream = await world.openLive(mikkel)
    await world.write(freja, mikkel, 'Hej')
    for (;;) {
      const told = await stream.next()
      if (told?.data?.liveEvents?.__typename !== 'LiveMessage') continue
      expect(told.extensions?.restCalls.map(({ call }) => call)).toEqual(['Mail.GetConversationsByIds'])
      return
    }
  })

  it('is read anew for each event: nothing of an earlier one is cached', async () => {
    const [freja, mikkel] = [await world.member(), await world.member()]
    const stream = await world.openLive(mikkel)
    const { id, conversationId } = await world.write(freja, mikkel, 'Hej')
    expect(await untilEvent(stream, 'LiveMessage')).toMatchObject({ message: { text: 'Hej' } })
    const { db } = world.product.legacy.deps
    await db.updateTable('message').set({ text: 'Farvel' }).where('id', '=', id).execute()
    await publish(db, { type: 'MessageAdded', profileIds: [mikkel.id], conversationId, messageId: id })
    expect(await untilEvent(stream, 'LiveMessage')).toMatchObject({ message: { text: 'Farvel' } })
  })

  it('reaches nobody across a block, even as a receiver of the event', async () => {
    const [freja, mikkel, nora] = [await world.member(), await world.member(), await world.member()]
    const { id, conversationId } = await world.write(freja, mikkel, 'Hej')
    const streams = [await world.openLive(freja), await world.openLive(mikkel), await world.openLive(nora)]
    await mikkel.client.call('Profiles.AddProfileToBlacklist', { profileId: freja.id })
    const profileIds = [freja.id, mikkel.id, nora.id]
    const { db } = world.product.legacy.deps
    await publish(db, { type: 'MessageAdded', profileIds, conversationId, messageId: id })
    await publish(db, { type: 'Typing', profileIds: [mikkel.id], conversationId, profileId: freja.id })
    const { Favourite: topic } = NotificationTopic
    await publish(db, { type: 'Notified', profileIds: [mikkel.id], topic, actorId: freja.id, notificationId: null })
    await publish(db, { type: 'Resync' })
    const told = await Promise.all(streams.map((stream) => eventsUntil(stream, 'LiveResync')))
    const types = told.flat().map(({ __typename }) => __typename)
    expect(types).not.toEqual(expect.arrayContaining(['LiveMessage']))
    expect(types).not.toEqual(expect.arrayContaining(['LiveTyping']))
    expect(types).not.toEqual(expect.arrayContaining(['LiveNews']))
  })
})

describe('a member', () => {
  it('gets events about typing and changed conversations', async () => {
    const [freja, mikkel] = [await world.member(), await world.member()]
    const { id, conversationId } = await world.write(freja, mikkel, 'Hej')
    const [hers, his] = [await world.openLive(freja), await world.openLive(mikkel)]
    await freja.client.call('Mail.SetTyping', { conversationId })
    expect(await untilEvent(his, 'LiveTyping')).toEqual({
      __typename: 'LiveTyping',
      conversationId: globalId('Conversation', conversationId),
      profile: { name: freja.name },
    })
    await mikkel.client.call('Mail.MarkConversationAsRead', { conversationId, messageId: id })
    const changed = {
      conversationId: globalId('Conversation', conversationId),
      conversation: { legacyId: conversationId },
    }
    expect(await untilEvent(hers, 'LiveConversation')).toMatchObject(changed)
    expect(await untilEvent(his, 'LiveConversation')).toMatchObject(changed)
  })

  it('gets an event and a notification of another’s action', async () => {
    const [freja, mikkel] = [await world.member(), await world.member()]
    const stream = await world.openLive(mikkel)
    const kept = await world.open(mikkel, 'subscription { notificationAdded { topic actor { name } } }')
    await freja.client.call('Profiles.AddFavorite', { profileId: mikkel.id })
    const news = { topic: 'FAVOURITE', actor: { name: freja.name } }
    expect(await untilEvent(stream, 'LiveNews')).toMatchObject({ ...news, notification: {} })
    expect((await kept.next())?.data).toEqual({ notificationAdded: news })
  })

  it('gets the current counters, and again only when one has changed', async () => {
    const [freja, mikkel] = [await world.member(), await world.member()]
    const stream = await world.open(mikkel, 'subscription { notificationCountsChanged { unreadMail } }')
    const told = (unreadMail: number) => ({ data: { notificationCountsChanged: { unreadMail } } })
    expect(await stream.next()).toMatchObject(told(0))
    await counts(mikkel.id)
    await world.write(freja, mikkel, 'Hej')
    // The delayed event follows the first one, which had no changes.
    expect(await stream.next()).toMatchObject(told(1))
  })

  it('gets events of one conversation, including who wrote', async () => {
    const [freja, mikkel] = [await world.member(), await world.member()]
    const query = 'subscription { conversationChanged { legacyId lastMessage { ... on TextMessage { text } } } }'
    const streams = [await world.open(freja, query), await world.open(mikkel, query)]
    const { conversationId } = await world.write(freja, mikkel, 'Hej')
    const conversationChanged = { legacyId: conversationId, lastMessage: { text: 'Hej' } }
    for (const stream of streams) expect(await stream.next()).toMatchObject({ data: { conversationChanged } })
  })

  it('gets the messages of one conversation until they leave it', async () => {
    const [freja, mikkel, nora] = [await world.member(), await world.member(), await world.member()]
    const { data: group } = await freja.client.call('Mail.CreateGroupChat', {
      name: 'Sommer',
      profileIds: [mikkel.id, nora.id],
      key: crypto.randomUUID(),
    })
    const stream = await world.open(mikkel, {
      query: 'subscription ($id: ID!) { messageAdded(conversationId: $id) { ... on TextMessage { text } } }',
      variables: { id: globalId('Conversation', group.id) },
    })
    await world.write(freja, mikkel, 'Only for two')
    const write = { conversationId: group.id, text: 'For all', key: crypto.randomUUID() }
    await nora.client.call('Mail.SendMessage', write)
    expect((await stream.next())?.data).toEqual({ messageAdded: { text: 'For all' } })
    await mikkel.client.call('Mail.LeaveGroupChat', { conversationId: group.id })
    const rest = []
    for (let told = await stream.next(); told; told = await stream.next()) rest.push(told.errors)
    expect(rest.filter(Boolean)).toEqual([])
  })
})
