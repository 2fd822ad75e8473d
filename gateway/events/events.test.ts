import { describe, expect, it } from 'vitest'
import { eventRightsOf, type EventRight } from '../../legacy/contract/events/eventRights'
import { NotificationItemType, NotificationTopic } from '../../legacy/contract/enums'
import { EventRole } from '../../legacy/contract/events/eventEnums'
import { comment } from '../testing/blogFixtures'
import { event, eventQuestion, eventSignUp, ownSignUp, wholeEvent } from '../testing/eventFixtures'
import { ids, moment, profile } from '../testing/fixtures'
import { conversation, message, notification } from '../testing/mailFixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()

const id = globalId('Event', 5)

describe('an event', () => {
  it('with its programme, guests, questions and comments is four calls', async () => {
    server.stub.answer('Events.GetEvent', wholeEvent(5))
    server.stub.answer('Events.GetEventProfiles', [profile(7)])
    server.stub.answer('Events.GetEventQuestions', [eventQuestion(8)])
    server.stub.on('Events.GetEventComments', () => ids(1, 31).map((each) => comment(each, [each * 100])))
    const { data, errors } = await server.ask(`{ event(legacyId: 5) {
      id title html icsUrl exportUrl hosts { name } tickets { persons } area { city } viewerRole viewerSignUp { status }
      viewerCanSignUp viewerCanEdit viewerCanAddMedia hasCommentsEnabled signUps(first: 5) { edges { cursor } }
      album(first: 5) { edges { cursor } }
      attendees(gender: FEMALE, first: 5) { edges { node { name } } }
      questions(first: 5) { edges { node { text viewerCanDelete } } }
      comments(first: 30) { edges { node { id ... on EventComment { replies { parentId } } } } pageInfo { hasNextPage } }
    } }`)
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      event: {
        id,
        html: '<p>Programme of 5</p>',
        exportUrl: null,
        hosts: [{ name: 'Profile3' }],
        area: { city: 'København Ø' },
        viewerRole: null,
        viewerSignUp: null,
        viewerCanSignUp: true,
        viewerCanEdit: false,
        signUps: null,
        album: null,
        attendees: { edges: [{ node: { name: 'Profile7' } }] },
        questions: { edges: [{ node: { text: 'A dog?', viewerCanDelete: true } }] },
        comments: { pageInfo: { hasNextPage: true } },
      },
    })
    expect([...server.stub.names()].toSorted()).toEqual([
      'Events.GetEvent',
      'Events.GetEventComments',
      'Events.GetEventProfiles',
      'Events.GetEventQuestions',
    ])
  })

  it('says what the viewer may do by the table of rights', async () => {
    const names: Partial<Record<EventRight, string>> = {
      editEvent: 'viewerCanEdit',
      cancelEvent: 'viewerCanCancel',
      setHosts: 'viewerCanSetHosts',
      checkIn: 'viewerCanCheckIn',
      announce: 'viewerCanAnnounce',
      answer: 'viewerCanAnswer',
      moderate: 'viewerCanModerate',
      seeInside: 'viewerCanSeeAlbum',
    }
    for (const role of Object.values(EventRole)) {
      const rights = eventRightsOf(role)
      server.stub.on('Events.GetEvent', () => wholeEvent(5, { role, rights }))
      const { data } = await server.ask(`{ event(legacyId: 5) { ${Object.values(names).join(' ')} } }`)
      const expected = Object.entries(names).map(([right, name]): [string, boolean] => [
        name,
        rights.some((each) => each === right),
      ])
      const can: Record<string, boolean> = Object.fromEntries(expected)
      expect(data).toEqual({ event: can })
    }
  })

  it('shows the list for the door and the mail of it to a host', async () => {
    const host = wholeEvent(5, { role: EventRole.Host, rights: eventRightsOf(EventRole.Host), exportPath: '/x.csv' })
    server.stub.answer('Events.GetEvent', host)
    server.stub.answer('Events.GetCheckInList', [{ ...eventSignUp(9), profile: null }])
    server.stub.answer('Events.GetEventConversations', [{ id: 11 }])
    server.stub.answer('Mail.GetConversationsByIds', [conversation(11, { eventId: 5, guest: profile(4) })])
    const { data, errors } = await server.ask(`{ event(legacyId: 5) {
      viewerRole exportUrl
      signUps(text: " fre ", first: 5) { edges { node { id name profile { name } gender checkedInBy } } }
      conversations(first: 5) { edges { node { legacyId guest { name } } } }
    } }`)
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      event: {
        viewerRole: 'HOST',
        signUps: {
          edges: [{ node: { id: globalId('EventSignUp', 9), name: 'Freja', profile: null, gender: 'COUPLE' } }],
        },
        conversations: { edges: [{ node: { legacyId: 11, guest: { name: 'Profile4' } } }] },
      },
    })
    const list = server.stub.seen.find(({ name }) => name === 'Events.GetCheckInList')
    expect(list?.query).toMatchObject({ eventId: '5', status: '1', text: 'fre' })
  })

  it('is the subject of notifications', async () => {
    const about = { itemType: NotificationItemType.Event, itemId: 5, topic: NotificationTopic.EventChanged }
    server.stub.answer('Notifications.ClientNotifications', [notification(1, { ...about, title: 'Event 5' })])
    server.stub.answer('Events.GetEventsByIds', [event(5)])
    const { data, errors } = await server.ask(
      `{ viewer { notifications(first: 1) { edges { node { topic ... on EventNotification { title event { id } } } } } } }`,
    )
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      viewer: { notifications: { edges: [{ node: { topic: 'EVENT_CHANGED', event: { id } } }] } },
    })
  })
})

describe('changes of events', () => {
  const ask = (text: string) => server.ask<Record<string, unknown>>(`mutation { ${text} }`)

  it('sign up, quit and buy', async () => {
    server.stub.answer('Events.SignUp', ownSignUp(6))
    server.stub.answer('Events.GetEventsByIds', [event(5)])
    const persons = `personIds: ["${globalId('Person', '1.7')}"]`
    await ask(`signUpForEvent(input: { id: "${id}", ${persons} }) { event { id } userErrors { code } }`)
    expect(server.stub.bodyOf('Events.SignUp')).toEqual({ eventId: 5, personIds: [7], visible: true })
    server.stub.answer('Events.CancelSignUp', { refund: { amount: 500, currency: 'DKK' } })
    const { data } = await ask(`quitEvent(input: { id: "${id}" }) { refund { amount } userErrors { code } }`)
    expect(data).toEqual({ quitEvent: { refund: { amount: 500 }, userErrors: [] } })
  })

  it('tick at the door', async () => {
    server.stub.answer('Events.CheckIn', [{ key: 'k', signUpId: 9, result: 1, signUp: eventSignUp(9) }])
    const tick = `{ key: "k", signUpId: "${globalId('EventSignUp', 9)}", arrived: true, at: "${moment}" }`
    const { data } = await ask(
      `checkInAtEvent(input: { eventId: "${id}", ticks: [${tick}] }) { ticks { key signUpId result signUp { id } } userErrors { code } }`,
    )
    const signUpId = globalId('EventSignUp', 9)
    expect(data).toEqual({
      checkInAtEvent: { ticks: [{ key: 'k', signUpId, result: 'DONE', signUp: { id: signUpId } }], userErrors: [] },
    })
    expect(server.stub.bodyOf('Events.CheckIn')).toEqual({
      eventId: 5,
      ticks: [{ key: 'k', signUpId: 9, arrived: true, at: moment }],
    })
  })

  it('write to the hosts', async () => {
    server.stub.answer('Events.WriteEventMail', { messageId: 21 })
    server.stub.answer('Mail.GetMessagesByIds', [message(21, { conversationId: 11 })])
    server.stub.answer('Mail.GetConversationsByIds', [conversation(11)])
    const { data, errors } = await ask(
      `writeEventMail(input: { eventId: "${id}", key: "k", text: "Hi" }) { message { legacyId } conversation { legacyId } userErrors { code } }`,
    )
    expect(errors).toEqual([])
    expect(data).toMatchObject({ writeEventMail: { message: { legacyId: 21 }, conversation: { legacyId: 11 } } })
  })
})
