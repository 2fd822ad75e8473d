import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BondRole } from '../../legacy/contract/dark/bondEnums'
import { calls, type CallName } from '../../legacy/contract/contract'
import { LikeItemType, MediaKind, RelationType } from '../../legacy/contract/enums'
import { ReportItemType, ReportReason } from '../../legacy/contract/staff/reportEnums'
import { PaymentMethod } from '../../legacy/contract/money/moneyEnums'
import { seedReference } from '../../legacy/main/reference'
import type { TestAnswer } from '../../legacy/testing/testClient'
import { startTestServer, type TestServer } from '../../legacy/testing/testServer'
import { type Belongings, relations, type Relation, type World, worldOf } from './world'

/**
 * Result of a call about something that belongs to another: `allowed`; `nothing`, which is a 404 or an empty
 * answer, equal for the viewer; or status and code of a refusal.
 */
type Outcome = string

interface Rule {
  readonly with: (owner: Belongings) => object
  readonly own: Outcome
  readonly stranger: Outcome
  /**
   * For everything that the viewer may not see: blocked in either direction, deleted, locked, quarantined, not on
   * this site.
   */
  readonly unseen: Outcome
  /** For an id that does not exist, where the result differs. */
  readonly unknown?: Outcome
  /** Only the dark sites answer it. */
  readonly dark?: true
}

const nothingAtAll = new Proxy({} as Belongings, { get: () => 2_000_000_000 })

const profileId = ({ profileId: id }: Belongings) => ({ profileId: id })
const album = ({ publicAlbumId }: Belongings) => ({ albumId: publicAlbumId })
const like = ({ pictureId }: Belongings) => ({ itemType: LikeItemType.Media, itemId: pictureId })
const bond = ({ bondId }: Belongings) => ({ connectionId: bondId })
const entry = ({ blogEntryId }: Belongings) => ({ blogEntryId })
const comment = ({ blogCommentId }: Belongings) => ({ commentId: blogCommentId })
const content = { title: 'Ny', html: '<p>Nyt</p>', tags: [], audience: 7, commentsEnabled: true, publish: false }
const conversation = ({ conversationId }: Belongings) => ({ conversationId })
const groupChat = ({ groupChatId }: Belongings) => ({ conversationId: groupChatId })
const ticket = ({ ticketId }: Belongings) => ({ ticketId })
const key = '6f1dd3f0-4a52-4a1e-9b43-0d6a2b9f5c11'
const report = (itemType: number, itemId: number) => ({ itemType, itemId, reason: ReportReason.Harassment })
const order = ({ orderId }: Belongings) => ({ orderId })

const ofEveryone = { own: 'allowed', stranger: 'allowed', unseen: 'nothing' }
const ofOthers = { own: '422', stranger: 'allowed', unseen: 'nothing' }
const ofOneself = { own: 'allowed', stranger: 'nothing', unseen: 'nothing' }
/** Removes a relation of the viewer to a profile or an entry, by its id: idempotent, succeeds even without one. */
const harmless = { own: 'allowed', stranger: 'allowed', unseen: 'allowed' }

const rules = {
  'Profiles.GetProfile': { with: profileId, ...ofEveryone },
  'Profiles.GetProfilesByIds': { with: ({ profileId: id }) => ({ ids: [id] }), ...ofEveryone },
  'Profiles.GetProfileDetailsByIds': { with: ({ profileId: id }) => ({ ids: [id] }), ...ofEveryone },
  'Profiles.GetProfileMedia': { with: profileId, ...ofEveryone },
  'Profiles.GetProfileAlbums': { with: profileId, ...ofEveryone },
  'Profiles.GetRelations': { with: profileId, own: 'nothing', stranger: 'nothing', unseen: 'nothing' },
  // It waits for an answer.
  'Profiles.GetRelation': { with: (owner) => ({ ...profileId(owner), relationId: owner.relationId }), ...ofOneself },
  'Profiles.GetGuestbook': { with: profileId, ...ofEveryone },
  'Profiles.GetGuestbookEntry': { with: ({ entryId }) => ({ entryId }), ...ofEveryone },
  'Profiles.AddGuestbookEntry': { with: (owner) => ({ ...profileId(owner), text: 'Hej' }), ...ofOthers },
  'Profiles.DeleteGuestbookEntry': { with: ({ entryId }) => ({ entryId }), ...ofOneself },
  'Profiles.AddFavorite': { with: profileId, ...ofOthers },
  'Profiles.RemoveFavorite': { with: profileId, ...harmless },
  'Profiles.SetTags': { with: (owner) => ({ ...profileId(owner), tags: ['sød'] }), ...ofOthers },
  'Profiles.SaveNote': { with: (owner) => ({ ...profileId(owner), text: 'Kaffe' }), ...ofOthers },
  'Profiles.DeleteNote': { with: profileId, ...harmless },
  'Profiles.AddProfileToBlacklist': {
    with: profileId,
    own: '422',
    stranger: 'allowed',
    unseen: 'allowed',
    unknown: 'nothing',
  },
  'Profiles.RemoveProfileFromBlacklist': { with: profileId, ...harmless },
  'Profiles.RegisterVisit': { with: profileId, own: 'allowed', stranger: 'allowed', unseen: 'nothing' },
  'Profiles.HideVisit': { with: profileId, ...harmless },
  'Media.GetMediaByIds': { with: ({ pictureId }) => ({ ids: [pictureId] }), ...ofEveryone },
  'Media.GetAlbum': { with: album, ...ofEveryone },
  'Media.GetAlbumsByIds': { with: ({ publicAlbumId }) => ({ ids: [publicAlbumId] }), ...ofEveryone },
  'Media.UpdateAlbum': { with: (owner) => ({ ...album(owner), name: 'Ny', type: 1 }), ...ofOneself },
  'Media.DeleteAlbum': { with: album, ...ofOneself },
  'Media.SaveMedia': {
    with: ({ tempId }) => ({ mediaId: tempId, kind: MediaKind.AlbumPicture, consent: true }),
    ...ofOneself,
  },
  'Media.UpdateMedia': { with: ({ pictureId }) => ({ mediaId: pictureId, title: 'Ny' }), ...ofOneself },
  'Media.EditPicture': { with: ({ pictureId }) => ({ mediaId: pictureId, rotate: 90 }), ...ofOneself },
  'Media.MoveMedia': {
    with: ({ pictureId }) => ({ mediaIds: [pictureId], kind: MediaKind.FileArchivePicture }),
    ...ofOneself,
  },
  'Media.SortMedia': { with: ({ faceId }) => ({ mediaIds: [faceId] }), ...ofOneself },
  'Media.DeleteMedia': { with: ({ pictureId }) => ({ mediaIds: [pictureId] }), ...ofOneself },
  'Media.SetProfilePicture': { with: ({ faceId }) => ({ mediaId: faceId }), ...ofOneself },
  'Media.GetFileArchiveItem': { with: ({ archivedId }) => ({ mediaId: archivedId }), ...ofOneself },
  'Media.GetProtectedAccess': {
    with: ({ protectedAlbumId }) => ({ albumId: protectedAlbumId }),
    own: 'nothing',
    stranger: 'nothing',
    unseen: 'nothing',
  },
  'Media.SetProtectedAccess': {
    with: (owner) => ({ albumId: owner.protectedAlbumId, ...profileId(owner), granted: false }),
    ...ofOneself,
  },
  'Media.RequestProtectedAccess': {
    with: ({ protectedAlbumId }) => ({ albumId: protectedAlbumId }),
    ...ofOthers,
    own: 'nothing',
  },
  'Blogs.GetProfileBlogEntries': { with: profileId, ...ofEveryone },
  'Blogs.GetBlogAuthorsByIds': { with: ({ profileId: id }) => ({ ids: [id] }), ...ofEveryone },
  'Blogs.GetBlogEntryData': { with: entry, ...ofEveryone },
  'Blogs.GetBlogEntriesByIds': { with: ({ blogEntryId }) => ({ ids: [blogEntryId] }), ...ofEveryone },
  'Blogs.GetBlogEntryDataForEdit': { with: entry, ...ofOneself },
  'Blogs.UpdateBlogEntry': { with: (owner) => ({ ...entry(owner), ...content, revision: 1 }), ...ofOneself },
  'Blogs.DiscardBlogEntryChanges': { with: entry, ...ofOneself },
  'Blogs.DeleteBlogEntry': { with: entry, ...ofOneself },
  'Blogs.UpdateBlogEntryReadCount': { with: entry, ...ofEveryone },
  'Blogs.SetCurated': {
    with: (owner) => ({ ...entry(owner), curated: true }),
    own: '403 FORBIDDEN',
    stranger: '403 FORBIDDEN',
    unseen: '403 FORBIDDEN',
  },
  'Blogs.FollowBlogEntry': { with: entry, ...ofOthers },
  'Blogs.UnfollowBlogEntry': { with: entry, ...harmless },
  'Blogs.HideEntry': { with: entry, ...ofOthers },
  'Blogs.UnhideEntry': { with: entry, ...harmless },
  'Blogs.FollowBlogAuthor': { with: profileId, ...ofOthers },
  'Blogs.UnfollowBlogAuthor': { with: profileId, ...harmless },
  'Blogs.HideAuthor': { with: profileId, ...ofOthers },
  'Blogs.UnhideAuthor': { with: profileId, ...harmless },
  'Blogs.GetComments': { with: entry, ...ofEveryone },
  'Blogs.GetBlogCommentsByIds': { with: ({ blogCommentId }) => ({ ids: [blogCommentId] }), ...ofEveryone },
  'Blogs.AddBlogComment': { with: (owner) => ({ ...entry(owner), text: 'Hej' }), ...ofEveryone },
  'Blogs.EditBlogComment': { with: (owner) => ({ ...comment(owner), text: 'Hej' }), ...ofOneself },
  'Blogs.DeleteBlogComment': { with: comment, ...ofOneself },
  'Blogs.SearchBlogEntries': { with: ({ profileId: id }) => ({ authorIds: [id] }), ...ofEveryone },
  'Blogs.GetBlogTagsAndAuthors': { with: ({ profileId: id }) => ({ authorIds: [id] }), ...ofEveryone },
  'Common.ToggleLike': { with: like, ...ofEveryone },
  'Common.GetLikeProfiles': { with: like, own: 'nothing', stranger: 'nothing', unseen: 'nothing' },
  'Common.GetLikeDeletedProfilesCount': { with: like, ...ofEveryone },
  'EditProfile.RequestRelation': {
    with: (owner) => ({ ...profileId(owner), type: RelationType.Lover }),
    ...ofOthers,
  },
  'EditProfile.AnswerRelation': { with: ({ relationId }) => ({ relationId, accept: true }), ...ofOneself },
  'EditProfile.DeleteRelation': { with: ({ relationId }) => ({ relationId }), ...ofOneself },
  'DarkProfileConnection.GetProfileConnections': { with: profileId, ...ofEveryone, dark: true },
  'DarkProfileConnection.GetProfileConnection': {
    with: (owner) => ({ ...profileId(owner), ...bond(owner) }),
    ...ofEveryone,
    dark: true,
  },
  'DarkProfileConnection.CreateProfileConnection': {
    with: (owner) => ({ ...profileId(owner), role: BondRole.Lover }),
    ...ofOthers,
    dark: true,
  },
  'DarkProfileConnection.AcceptProfileConnection': {
    with: (owner) => ({ ...bond(owner), accept: true }),
    ...ofOneself,
    dark: true,
  },
  'DarkProfileConnection.ChangeProfileConnectionRole': {
    with: (owner) => ({ ...bond(owner), role: BondRole.Mentor }),
    ...ofOneself,
    dark: true,
  },
  'DarkProfileConnection.ShowProfileConnection': {
    with: (owner) => ({ ...bond(owner), shown: false }),
    ...ofOneself,
    dark: true,
  },
  'DarkProfileConnection.DeleteProfileConnection': { with: bond, ...ofOneself, dark: true },
  'EditProfile.UpdateProfile': { with: ({ personId }) => ({ persons: [{ id: personId, height: 175 }] }), ...ofOneself },
  'EditProfile.UpdatePersonBirthday': {
    with: ({ personId }) => ({ personId, birthday: '1988-02-03' }),
    ...ofOneself,
  },
  'EditProfile.UpdatePersonWeightAndHeight': {
    with: ({ personId }) => ({ personId, weight: 70, height: 175 }),
    ...ofOneself,
  },
  'LogOn.EndSession': { with: ({ sessionId }) => ({ sessionId }), ...ofOneself },
  'Search.GetSavedSearch': { with: ({ savedSearchId }) => ({ id: savedSearchId }), ...ofOneself },
  'Search.DeleteSavedSearch': { with: ({ savedSearchId }) => ({ id: savedSearchId }), ...ofOneself },
  'Search.SaveSearch': { with: ({ savedSearchId }) => ({ id: savedSearchId, name: 'Ny', options: {} }), ...ofOneself },
  'Notifications.GetNotificationsByIds': { with: ({ notificationId: id }) => ({ ids: [id] }), ...ofOneself },
  'Notifications.SetNotificationsAsRead': { with: ({ notificationId: id }) => ({ ids: [id] }), ...ofOneself },
  'Mail.GetConversation': { with: conversation, ...ofOneself },
  'Mail.GetConversationsByIds': { with: ({ conversationId }) => ({ ids: [conversationId] }), ...ofOneself },
  'Mail.GetConversationWith': { with: profileId, ...ofOthers, own: 'nothing' },
  'Mail.GetMessages': { with: conversation, ...ofOneself },
  'Mail.GetMessagesByIds': { with: ({ messageId }) => ({ ids: [messageId] }), ...ofOneself },
  'Mail.GetGroupChatMembers': { with: groupChat, ...ofOneself },
  'Mail.SendMessage': { with: (owner) => ({ ...conversation(owner), text: 'Hej', key }), ...ofOneself },
  'Mail.DeleteMessage': { with: ({ messageId }) => ({ messageId }), ...ofOneself },
  'Mail.MarkConversationAsRead': {
    with: ({ conversationId, messageId }) => ({ conversationId, messageId }),
    ...ofOneself,
  },
  'Mail.SetTyping': { with: conversation, ...ofOneself },
  'Mail.PinConversation': { with: (owner) => ({ ...conversation(owner), pinned: true }), ...ofOneself },
  'Mail.DeleteConversation': { with: conversation, ...ofOneself },
  'Mail.SetVideoCallsEnabled': { with: (owner) => ({ ...conversation(owner), enabled: true }), ...ofOneself },
  // Refused until both allow video calls.
  'Mail.RequestVideoCall': { with: (owner) => ({ ...conversation(owner), key }), ...ofOneself, own: '422' },
  'Mail.CreateGroupChat': { with: ({ profileId: id }) => ({ name: 'Vi', profileIds: [id], key }), ...ofOthers },
  'Mail.RenameGroupChat': { with: (owner) => ({ ...groupChat(owner), name: 'Os' }), ...ofOneself },
  'Mail.AddToGroupChat': {
    with: (owner) => ({ ...groupChat(owner), profileIds: [owner.profileId] }),
    ...ofOneself,
  },
  // Refuses the owner, who has to leave instead.
  'Mail.RemoveFromGroupChat': { with: (to) => ({ ...groupChat(to), ...profileId(to) }), ...ofOneself, own: '422' },
  'Mail.LeaveGroupChat': { with: groupChat, ...ofOneself },
  'Payment.ReceiptPageData': { with: order, ...ofOneself },
  'Payment.GetOrdersByIds': { with: ({ orderId }) => ({ ids: [orderId] }), ...ofOneself },
  'Payment.ReceiptDialogData': { with: order, ...ofOneself },
  'Payment.AddBankTransferView': { with: order, ...ofOneself },
  'Payment.CheckGiftMembershipReceipt': {
    with: (owner) => ({ ...order(owner), presentProfileId: owner.giftedId }),
    ...ofOneself,
  },
  // What was given to others cannot be withdrawn.
  'Membership.Withdraw': { with: order, ...ofOneself, own: '409 WITHDRAWAL_ENDED' },
  // Nobody gives to themselves.
  'Payment.Pay': {
    with: ({ profileId: recipientId }) => ({
      productId: 11,
      recipientId,
      method: PaymentMethod.BankTransfer,
      consent: true,
      key: randomUUID(),
    }),
    own: 'nothing',
    stranger: 'allowed',
    unseen: 'nothing',
  },
  'Contest.GetContestEntriesByIds': { with: ({ contestEntryId }) => ({ ids: [contestEntryId] }), ...ofEveryone },
  'Contest.VoteInContest': { with: ({ contestEntryId: entryId }) => ({ entryId }), ...ofOthers },
  'Contest.EnterContest': { with: ({ pictureId }) => ({ mediaId: pictureId }), ...ofOneself },
  'QuickScor.GetQuickScorAdsByIds': { with: ({ quickScorAdId }) => ({ ids: [quickScorAdId] }), ...ofEveryone },
  'QuickScor.DeleteQuickScorAd': { with: ({ quickScorAdId }) => ({ quickScorAdId }), ...harmless },
  'MyTickets.MyTicket': { with: ({ ticketId: id }) => ({ id }), ...ofOneself },
  'MyTickets.GetMessagesForTicket': { with: ({ ticketId: id }) => ({ id }), ...ofOneself },
  'MyTickets.GetTicketMessage': { with: ({ ticketMessageId: messageId }) => ({ messageId }), ...ofOneself },
  'MyTickets.AddMessageToTicket': {
    with: ({ ticketId }) => ({ ticketId, text: 'And today?', key: randomUUID() }),
    ...ofOneself,
  },
  'MyTickets.CloseTicket': { with: ticket, ...ofOneself },
  'MyTickets.SetTicketRead': { with: ticket, ...ofOneself },
  'MyTickets.RateTicket': { with: (owner) => ({ ...ticket(owner), rating: 5 }), ...ofOneself },
  'ValidateProfile.SaveValidationVideo': {
    with: ({ personId, tempId }) => ({ personId, mediaId: tempId, consent: true }),
    ...ofOneself,
    own: '422',
  },
  'ValidateProfile.CancelValidationVideo': { with: ({ personId }) => ({ personId }), ...ofOneself },
  'ValidateProfile.ValidateProfilePersonally': {
    with: ({ personId }) => ({ personId, code: '123456' }),
    ...ofOneself,
    own: '422',
  },
  'ValidateProfile.ValidatePersonEid': {
    with: ({ personId }) => ({ personId }),
    ...ofOneself,
    own: '409 EID_UNAVAILABLE',
  },
  'ValidateProfile.ValidatePersonYoti': {
    with: ({ personId }) => ({ personId }),
    ...ofOneself,
    own: '409 AGE_CHECK_UNAVAILABLE',
  },
  'Reports.ReportContent': { with: (owner) => report(ReportItemType.ProfileText, owner.profileId), ...ofOthers },
} satisfies Partial<Record<CallName, Rule>>

const REPORT = 'Reports.ReportContent'

/** Calls with an id of something that no member owns, or whose owner is given by the session. */
const aboutNobody: readonly CallName[] = [
  'Admin.DecideRoleProposal',
  'Admin.GetStaffActs',
  'Admin.Impersonate',
  'Admin.SetBan',
  'Admin.SetRole',
  'Common.UploadTempMedia',
  'LogOn.CreateProfile',
  'BreakingNews.AddBreakingNewsView',
  'Common.GetZipCode',
  'Common.GetCountryAreasByCountryId',
  'EditProfile.ConvertToSingleProfile',
  'Media.CreateAlbum',
  'Media.GetNewestMedia',
  'Billwerk.RerunRecurrentTransaction',
  'Membership.SpecialOfferData',
  'Payment.GetOrderStory',
  'Payment.RefundOrder',
  'QuickScor.GetQuickScorAds',
  'Profiles.GetTaggedProfiles',
  'Support.GetFaq',
  'Support.GetReview',
  'Support.GetSeoBlog',
  'DarkKinks.SearchItemsByKinks',
  // Refused on the main sites of this test; legacy/kinks tests it on a dark one.
  'DarkKinks.GetProfileKinks',
  'MyTickets.CreateTicket',
  // A ticket by the secret of its link.
  'MyTickets.EmailTicket',
  'MyTickets.RateEmailTicket',
  // For staff, who see the tickets, reports, news, kinks, applications and validations of all.
  ...calls.map(([name]) => name).filter((name) => /^(NewsDesk|SupportDesk|Reports)\./.test(name) && name !== REPORT),
  'DarkKinks.DecideKink',
  'Looks.DecideProfiles',
  'Looks.DecideMedia',
  'EditDarkProfile.DecideDarkApplication',
  'ValidateProfile.DecideValidationVideo',
  'ValidateProfile.SetSharedPersonSeen',
  'ValidateProfile.CreatePersonalCode',
  'ValidateProfile.SetForcedValidation',
]

let server: TestServer

beforeAll(async () => {
  // Services that cannot be reached, because the owner is refused by them alone.
  server = await startTestServer({
    EID_ISSUER: 'http://127.0.0.1:9',
    YOTI_API_URL: 'http://127.0.0.1:9',
    YOTI_KEY: 'key',
    VALIDATION_METHODS: ['dk', 'dark.dk'].map((site) => `${site}=MitId+Yoti+VideoUpload+Personal`).join(','),
  })
  await seedReference(server.deps.db)
})
afterAll(() => server.close())

const reads = new Set<string>(calls.flatMap(([name, { method }]) => (method === 'GET' ? [name] : [])))
const sharedWorlds = new Map<Relation, Promise<World>>()

/** A world as it was made: calls that only read, and those that must be refused, share one. */
function worldFor(name: string, relation: Relation, outcome: Outcome): Promise<World> {
  if (outcome === 'allowed' && !reads.has(name)) return worldOf(server, relation)
  const world = sharedWorlds.get(relation) ?? worldOf(server, relation)
  sharedWorlds.set(relation, world)
  return world
}

function expected(rule: Rule, relation: Relation): Outcome {
  if (relation === 'own' || relation === 'stranger') return rule[relation]
  return rule.unseen
}

function outcomeOf({ status, data, problem }: TestAnswer<unknown>): Outcome {
  if (status === 404) return 'nothing'
  if (status >= 400) return status === 422 ? '422' : `${status} ${problem.code}`
  if (Array.isArray(data)) return data.length === 0 ? 'nothing' : 'allowed'
  if (typeof data !== 'object' || data === null) return 'allowed'
  const hidden = 'profile' in data && data.profile === null
  const none = 'authors' in data && Array.isArray(data.authors) && data.authors.length === 0
  return hidden || none ? 'nothing' : 'allowed'
}

describe('ownership', () => {
  it.each(Object.entries(rules))('%s', async (name, rule: Rule) => {
    const seen: string[] = []
    for (const relation of relations) {
      const { viewer, viewerOnDark, owner } = await worldFor(name, relation, expected(rule, relation))
      const client = rule.dark ? viewerOnDark : viewer
      seen.push(`${relation}: ${outcomeOf(await client.call(name as CallName, rule.with(owner)))}`)
    }
    expect(seen).toEqual(relations.map((relation) => `${relation}: ${expected(rule, relation)}`))
  })

  it.each(Object.entries(rules))('%s of an id that nothing has', async (name, rule: Rule) => {
    const outcome = rule.unknown ?? rule.unseen
    const { viewer, viewerOnDark } = await worldFor(name, 'own', outcome)
    const client = rule.dark ? viewerOnDark : viewer
    expect(outcomeOf(await client.call(name as CallName, rule.with(nothingAtAll)))).toBe(outcome)
  })

  it('is checked for every call that takes an id', () => {
    const takesNumber = (schema: object) => /^(id|ids|itemId|\w+Id|\w+Ids)$/m.test(Object.keys(schema).join('\n'))
    const missing = calls
      .filter(([, { query, body }]) => takesNumber(query.properties) || takesNumber(body.properties))
      .map(([name]) => name)
      // lodges.test.ts and events.test.ts try these in every role, and fail without one of them.
      .filter((name) => !/^(?:Lodges|Events)\./.test(name) && !(name in rules) && !aboutNobody.includes(name))
    expect(missing).toEqual([])
  })
})
