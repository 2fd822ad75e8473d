import { beforeEach, describe, expect, it } from 'vitest'
import type { CallName } from '../../legacy/contract/contract'
import { NotificationItemType, NotificationTopic } from '../../legacy/contract/enums'
import { LodgeNotificationTopic } from '../../legacy/contract/lodges/lodgeEnums'
import { ids, moment } from '../testing/fixtures'
import { lodge } from '../testing/lodgeFixtures'
import { activity, memberNote, membership } from '../testing/lodgeMemberFixtures'
import { conversation, notification } from '../testing/mailFixtures'
import { globalId, stubbedGateway } from '../testing/stubbed'

const server = stubbedGateway()
const lodgeId = globalId('Lodge', 7)
const profileId = globalId('Profile', 101)

const leaders = ['seeInside', 'invite', 'manageMembers', 'decideRequests'] as const
beforeEach(() => server.stub.answer('Lodges.GetLodgesByIds', [{ ...lodge(7), rights: [...leaders] }]))

/** A selection of lodge 7. */
async function select(selection: string, variables?: object) {
  const declared = variables ? '($after: String)' : ''
  const query = `query ${declared} { node(id: "${lodgeId}") { ... on Lodge { ${selection} } } }`
  const { data, errors } = await server.ask<{ node: Record<string, never> }>(query, variables)
  expect(errors).toEqual([])
  return data.node
}
const asked = (name: CallName) => server.stub.seen.filter((call) => call.name === name)

describe('the members of a lodge', () => {
  it('come in an order, or by name, and page by cursors', async () => {
    const all = ids(1, 40).map((id) => membership(id))
    server.stub.on('Lodges.GetLodgeMembers', ({ body }) => {
      const { skip, take } = body as { skip: number; take: number }
      return all.slice(skip, skip + take)
    })
    const page = (after: string | null) =>
      select('members(order: RANK, first: 30, after: $after) { nodes { legacyId } pageInfo { endCursor } }', { after })
    const first = (await page(null)) as unknown as { members: { pageInfo: { endCursor: string } } }
    expect(await page(first.members.pageInfo.endCursor)).toMatchObject({
      members: { nodes: ids(31, 40).map((legacyId) => ({ legacyId })) },
    })
    expect(asked('Lodges.GetLodgeMembers').at(-1)?.body).toEqual({ lodgeId: 7, order: 3, skip: 30, take: 31 })
    server.stub.answer('Lodges.SearchLodgeMembersByName', [membership(1)])
    expect(await select('members(name: " an ") { nodes { profile { name } } }')).toEqual({
      members: { nodes: [{ profile: { name: 'Profile101' } }] },
    })
    expect(server.stub.bodyOf('Lodges.SearchLodgeMembersByName')).toMatchObject({ lodgeId: 7, name: 'an' })
  })

  it('say nothing by null, and find their lodge in one call for all', async () => {
    server.stub.answer('Lodges.GetLodgeMembers', [membership(1), membership(2, { visible: false, role: 7 })])
    const data = await select(`members { nodes {
      id role joinedAt isVisible requestStatus requestText invitationStatus invitedBy { name } lodge { name }
    } }`)
    const nothing = { requestStatus: null, requestText: null, invitationStatus: null, invitedBy: null }
    const facts = { joinedAt: moment, lodge: { name: 'Lodge 7' }, ...nothing }
    expect(data).toEqual({
      members: {
        nodes: [
          { id: globalId('LodgeMembership', 1), role: 'MEMBER', isVisible: true, ...facts },
          { id: globalId('LodgeMembership', 2), role: 'ASSISTANT', isVisible: false, ...facts },
        ],
      },
    })
    expect(asked('Lodges.GetLodgesByIds')).toHaveLength(1)
  })

  it('have notes for the leaders', async () => {
    server.stub.answer('Lodges.GetLodgeMembersManagement', [
      { membership: membership(1), noteCount: 2, latestNote: memberNote(5) },
    ])
    server.stub.answer('Lodges.GetLodgeMemberNotes', [memberNote(5)])
    expect(
      await select(`managedMembers(order: ALPHABETICALLY) { edges {
        noteCount latestNote { id author { name } } node { legacyId notes { nodes { text } } }
      } }`),
    ).toEqual({
      managedMembers: {
        edges: [
          {
            noteCount: 2,
            latestNote: { id: globalId('LodgeMemberNote', 5), author: { name: 'Profile3' } },
            node: { legacyId: 1, notes: { nodes: [{ text: 'Brings cake' }] } },
          },
        ],
      },
    })
    expect(asked('Lodges.GetLodgeMemberNotes')[0]?.query).toMatchObject({ lodgeId: '7', profileId: '101' })
  })
})

describe('what leaders see', () => {
  it('are requests, invitations, blocks and the log, each in one call', async () => {
    server.stub.answer('Lodges.GetPendingMembershipRequests', [
      membership(1, { role: 5, joinedAt: null, requestStatus: 2, requestText: 'I bake', requestedAt: moment }),
    ])
    server.stub.answer('Lodges.GetPendingMembershipRequestsCount', { count: 4 })
    server.stub.answer('Lodges.GetLodgeInvitations', [membership(2, { role: 0, joinedAt: null, invitationStatus: 1 })])
    server.stub.answer('Lodges.GetBlockedProfiles', [membership(3, { role: 4, joinedAt: null, blockedAt: moment })])
    server.stub.answer('Lodges.GetLodgeMemberActivities', [activity(9)])
    expect(
      await select(`requestCount requests { nodes { role requestStatus requestText } }
        invitations { nodes { role invitationStatus } } blockedProfiles { nodes { role blockedAt } }
        activities(profileId: "${profileId}") { nodes { id event profile { name } actor { name } } }`),
    ).toEqual({
      requestCount: 4,
      requests: { nodes: [{ role: 'REQUESTING', requestStatus: 'NEW', requestText: 'I bake' }] },
      invitations: { nodes: [{ role: null, invitationStatus: 'INVITED' }] },
      blockedProfiles: { nodes: [{ role: 'BLACKLISTED', blockedAt: moment }] },
      activities: {
        nodes: [
          {
            id: globalId('LodgeActivity', 9),
            event: 'MEMBERSHIP_APPROVED',
            profile: { name: 'Profile101' },
            actor: null,
          },
        ],
      },
    })
    expect(asked('Lodges.GetPendingMembershipRequests')[0]?.query).toMatchObject({ viewStyle: '2' })
    expect(asked('Lodges.GetLodgeMemberActivities')[0]?.query).toMatchObject({ lodgeId: '7', profileId: '101' })
  })
})

describe("the viewer's part in a lodge", () => {
  it('is their membership, its visibility, the settings and the conversation', async () => {
    server.stub.answer('Lodges.GetViewerLodgeMembershipsByIds', [{ id: 7, membership: membership(1) }])
    server.stub.answer('Lodges.GetLodgeMemberVisibility', { visible: false })
    const settings = [{ topic: LodgeNotificationTopic.MyMeetUps, delivery: 9 }]
    server.stub.answer('Lodges.GetLodgeNotificationSettings', { lodgeId: 7, own: true, settings })
    server.stub.answer('Lodges.GetLodgeConversation', { conversationId: 5 })
    server.stub.answer('Mail.GetConversationsByIds', [conversation(5, { kind: 3, lodgeId: 7, writeRefusal: 4 })])
    expect(
      await select(`viewerMembership { legacyId } viewerIsVisible
        notificationSettings { isDefault settings { topic delivery } }
        conversation { kind writeRefusal lodge { name } }`),
    ).toEqual({
      viewerMembership: { legacyId: 1 },
      viewerIsVisible: false,
      notificationSettings: {
        isDefault: false,
        settings: [{ topic: 'MY_MEET_UPS', delivery: ['SHOW_POPUP', 'SEND_PUSH'] }],
      },
      conversation: { kind: 'LODGE', writeRefusal: 'NOTHING_TO_ANSWER', lodge: { name: 'Lodge 7' } },
    })
  })

  it('is null outside the lodge, which asks for nothing', async () => {
    server.stub.answer('Lodges.GetLodgesByIds', [{ ...lodge(7), rights: [] }])
    expect(
      await select(`members { nodes { id } } requestCount viewerIsVisible
        notificationSettings { isDefault } conversation { id }`),
    ).toEqual({
      members: null,
      requestCount: null,
      viewerIsVisible: null,
      notificationSettings: null,
      conversation: null,
    })
    expect(server.stub.names()).toEqual(['Lodges.GetLodgesByIds'])
  })

  it('is null where there is none', async () => {
    server.stub.answer('Lodges.GetViewerLodgeMembershipsByIds', [{ id: 7, membership: null }])
    server.stub.answer('Lodges.GetLodgeConversation', { conversationId: null })
    expect(await select('viewerMembership { legacyId } conversation { id }')).toEqual({
      viewerMembership: null,
      conversation: null,
    })
  })

  it('is told by notifications that lead to the lodge', async () => {
    server.stub.answer('Notifications.ClientNotifications', [
      notification(1, {
        topic: NotificationTopic.LodgeRequest,
        itemType: NotificationItemType.Lodge,
        itemId: 7,
        title: 'Lodge 7',
      }),
    ])
    const { data, errors } = await server.ask(`{ viewer { notifications { nodes {
      __typename topic ... on LodgeNotification { title lodge { name } }
    } } } }`)
    expect(errors).toEqual([])
    const told = { title: 'Lodge 7', lodge: { name: 'Lodge 7' } }
    expect(data).toEqual({
      viewer: { notifications: { nodes: [{ __typename: 'LodgeNotification', topic: 'LODGE_REQUEST', ...told }] } },
    })
  })
})

describe('a change', () => {
  const member = { lodgeId: 7, profileId: 101 }
  const changes: readonly (readonly [field: string, input: object, call: CallName, body: object])[] = [
    ['joinLodge', {}, 'Lodges.JoinLodge', { lodgeId: 7 }],
    ['requestLodgeMembership', { text: 'Hi' }, 'Lodges.RequestMembership', { lodgeId: 7, text: 'Hi' }],
    ['withdrawLodgeRequest', {}, 'Lodges.LodgeDeleteRequest', { lodgeId: 7 }],
    ['removeLodgeRequest', { profileId }, 'Lodges.LodgeDeleteRequest', member],
    ['approveLodgeRequest', { profileId }, 'Lodges.ApproveMembershipRequest', member],
    ['declineLodgeRequest', { profileId }, 'Lodges.DeclineMembershipRequest', member],
    ['inviteToLodge', { profileId }, 'Lodges.InviteToLodge', member],
    ['rejectLodgeInvitation', {}, 'Lodges.RejectLodgeInvitation', { lodgeId: 7 }],
    ['removeLodgeMember', { profileId }, 'Lodges.RemoveLodgeMember', member],
    ['blockInLodge', { profileId }, 'Lodges.BlockProfile', member],
    ['unblockInLodge', { profileId }, 'Lodges.UnblockProfile', member],
    [
      'setLodgeAssistant',
      { profileId, assistant: true },
      'Lodges.SetLodgeAssistantStatus',
      { ...member, assistant: true },
    ],
    ['setLodgeCoOwner', { profileId, coOwner: false }, 'Lodges.SetLodgeCoOwner', { ...member, coOwner: false }],
    ['passLodgeOwnership', { profileId, password: 'x' }, 'Lodges.PassOwnership', { ...member, password: 'x' }],
    ['releaseLodgeOwnership', { password: 'x' }, 'Lodges.ReleaseOwnership', { lodgeId: 7, password: 'x' }],
    ['takeLodgeOwnership', {}, 'Lodges.TakeOwnership', { lodgeId: 7 }],
    [
      'setLodgeMembershipVisible',
      { visible: false },
      'Lodges.UpdateLodgeMemberVisibility',
      { lodgeId: 7, visible: false },
    ],
  ]
  const mutation = (field: string, selection: string) => {
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`
    return `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} userErrors { __typename code field } } }`
  }

  it.each(changes)(
    '%s makes its call, and gives the lodge and the membership back',
    async (field, input, call, body) => {
      server.stub.answer(call, { membership: membership(1) })
      const query = mutation(field, 'lodge { memberCount } membership { legacyId }')
      const { data, errors } = await server.ask(query, { input: { lodgeId, ...input } })
      expect([data, errors]).toEqual([
        { [field]: { lodge: { memberCount: 12 }, membership: { legacyId: 1 }, userErrors: [] } },
        [],
      ])
      expect(server.stub.bodyOf(call)).toEqual(body)
    },
  )

  it('leaveLodge gives the lodge back as it is then', async () => {
    server.stub.answer('Lodges.LeaveLodge', {})
    const { data } = await server.ask(mutation('leaveLodge', 'lodge { viewerRole }'), { input: { lodgeId } })
    expect(data).toEqual({ leaveLodge: { lodge: { viewerRole: 'ASSISTANT' }, userErrors: [] } })
  })

  it('that is refused says why, and reads nothing', async () => {
    server.stub.refuse('Lodges.LeaveLodge', 403, 'OWNER_CANNOT_LEAVE')
    const { data } = await server.ask(mutation('leaveLodge', 'lodge { id }'), { input: { lodgeId } })
    expect(data).toEqual({
      leaveLodge: {
        lodge: null,
        userErrors: [{ __typename: 'AccessError', code: 'OWNER_CANNOT_LEAVE', field: null }],
      },
    })
    expect(server.stub.names()).toEqual(['Lodges.LeaveLodge'])
  })

  it('takes ids of lodges and profiles only', async () => {
    const { data, errors } = await server.ask(mutation('approveLodgeRequest', 'lodge { id }'), {
      input: { lodgeId: profileId, profileId },
    })
    expect([data, errors]).toMatchObject([{ approveLodgeRequest: { userErrors: [{ code: 'NOT_FOUND' }] } }, []])
    expect(server.stub.seen).toEqual([])
  })
})

describe('notes and settings', () => {
  it('are written, and a new note stands at the head of its list', async () => {
    server.stub.answer('Lodges.AddLodgeMemberNote', memberNote(5))
    server.stub.answer('Lodges.DeleteLodgeMemberNote', {})
    const id = globalId('LodgeMemberNote', 4)
    const { data, errors } = await server.ask(`mutation {
      addLodgeMemberNote(input: { lodgeId: "${lodgeId}", profileId: "${profileId}", text: "Brings cake" }) {
        note { legacyId } noteEdge { node { text } } userErrors { code }
      }
      deleteLodgeMemberNote(input: { lodgeId: "${lodgeId}", id: "${id}" }) { deletedId userErrors { code } }
    }`)
    expect([data, errors]).toEqual([
      {
        addLodgeMemberNote: { note: { legacyId: 5 }, noteEdge: { node: { text: 'Brings cake' } }, userErrors: [] },
        deleteLodgeMemberNote: { deletedId: id, userErrors: [] },
      },
      [],
    ])
    expect(server.stub.bodyOf('Lodges.DeleteLodgeMemberNote')).toEqual({ lodgeId: 7, noteId: 4 })
  })

  it('are sums of deliveries', async () => {
    const settings = { lodgeId: 7, own: true, settings: [{ topic: 1, delivery: 5 }] } as const
    server.stub.answer('Lodges.UpdateLodgeNotificationSettings', { ...settings, settings: [...settings.settings] })
    server.stub.answer('Lodges.DeleteLodgeNotificationSettings', { lodgeId: 7, own: false, settings: [] })
    server.stub.answer('Lodges.UpdateLodgeDefaultNotificationSettings', [{ topic: 1, delivery: 0 }])
    server.stub.answer('Lodges.GetLodgesByIds', [lodge(7)])
    server.stub.answer('Lodges.GetLodgeNotificationSettings', { ...settings, settings: [...settings.settings] })
    server.stub.answer('Lodges.GetLodgesNotificationSettings', { defaults: [{ topic: 1, delivery: 0 }], lodges: [] })
    const { data, errors } = await server.ask(`mutation {
      setLodgeNotificationDelivery(
        input: { lodgeId: "${lodgeId}", topic: FOLLOWED_DEBATE_ENTRIES, delivery: [SEND_EMAIL, SHOW_POPUP] }
      ) { lodge { notificationSettings { isDefault settings { delivery } } } }
      resetLodgeNotificationSettings(input: { lodgeId: "${lodgeId}" }) { lodge { name } }
      setLodgeNotificationDefault(input: { topic: FOLLOWED_DEBATE_ENTRIES, delivery: [] }) {
        viewer { lodgeNotificationSettings { defaults { delivery } } }
      }
    }`)
    expect([data, errors]).toEqual([
      {
        setLodgeNotificationDelivery: {
          lodge: { notificationSettings: { isDefault: false, settings: [{ delivery: ['SHOW_POPUP', 'SEND_EMAIL'] }] } },
        },
        resetLodgeNotificationSettings: { lodge: { name: 'Lodge 7' } },
        setLodgeNotificationDefault: { viewer: { lodgeNotificationSettings: { defaults: [{ delivery: [] }] } } },
      },
      [],
    ])
    const body = { lodgeId: 7, topic: 1, delivery: 5 }
    expect(server.stub.bodyOf('Lodges.UpdateLodgeNotificationSettings')).toEqual(body)
  })
})
