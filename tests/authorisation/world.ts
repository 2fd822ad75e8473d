import { BondRole, BondStatus } from '../../legacy/contract/dark/bondEnums'
import {
  AlbumAccess,
  AlbumType,
  BlogEntryStatus,
  CommentItemType,
  ConversationKind,
  DarkStatus,
  MediaKind,
  MessageType,
  NotificationTopic,
  ProfileStatus,
  RelationStatus,
  RelationType,
  RoleLevel,
} from '../../legacy/contract/enums'
import { beginSession } from '../../legacy/core/access/session'
import { newStorageKey, storePicture, type StoredPicture } from '../../legacy/media/formats/pictures'
import { insertMedia, jpeg } from '../../legacy/testing/media'
import { clientOf, insertProfile } from '../../legacy/testing/profiles'
import type { TestClient } from '../../legacy/testing/testClient'
import type { TestServer } from '../../legacy/testing/testServer'
import { enterContest } from './contestWorld'
import { tradeOf } from './moneyWorld'
import { answeredTicket } from './ticketWorld'
import { aboutProfile } from '../../legacy/shared/notifications/aboutProfile'

/** Relations between the owner of something and the viewer. */
export const relations = [
  'own',
  'stranger',
  'blockedByViewer',
  'hasBlockedViewer',
  'deleted',
  'locked',
  'quarantined',
  'consentWithdrawn',
  'notOnDarkSite',
] as const
export type Relation = (typeof relations)[number]

export interface Belongings {
  readonly profileId: number
  readonly personId: number
  readonly publicAlbumId: number
  readonly protectedAlbumId: number
  readonly faceId: number
  readonly pictureId: number
  readonly protectedPictureId: number
  readonly archivedId: number
  readonly tempId: number
  /** In the owner's guestbook, by another member. */
  readonly entryId: number
  /** Requested by another member, waiting for the owner's answer. */
  readonly relationId: number
  /** Of the dark sites; agreed with another member, and both let others see it. */
  readonly bondId: number
  readonly savedSearchId: number
  /** Published, with a comment by the owner. */
  readonly blogEntryId: number
  readonly blogCommentId: number
  /** With another member, including a message by the owner. */
  readonly conversationId: number
  readonly messageId: number
  /** A group chat of the owner with another member. */
  readonly groupChatId: number
  readonly notificationId: number
  /** One of the owner's sessions, not that of the test. */
  readonly sessionId: number
  /** A paid gift to another member. */
  readonly orderId: number
  readonly giftedId: number
  readonly quickScorAdId: number
  readonly contestEntryId: number
  /** A ticket that support has answered, and the answer. */
  readonly ticketId: number
  readonly ticketMessageId: number
}

export interface World {
  /** The viewer's client, on a site where the relation is possible. */
  readonly viewer: TestClient
  /** The same on a dark site. */
  readonly viewerOnDark: TestClient
  readonly viewerId: number
  readonly owner: Belongings
}

let worlds = 0
const DARK = 'dark.dk.localhost'

/** One picture's files, shared by all worlds of a server, because creating them is slow. */
const files = new WeakMap<TestServer, Promise<StoredPicture & { storageKey: string }>>()

async function storeFiles({ deps }: TestServer): Promise<StoredPicture & { storageKey: string }> {
  const storageKey = newStorageKey()
  return { storageKey, ...(await storePicture(deps.media, storageKey, await jpeg())) }
}

/** A viewer and an owner of many things in the given relation; for `own` they are the same. */
export async function worldOf(server: TestServer, relation: Relation): Promise<World> {
  worlds += 1
  const { db, clock } = server.deps
  const now = clock.now()
  const name = (who: string) => `${who}${worlds}`
  const viewerId = await insertProfile(server, {
    name: name('viewer'),
    memberUntil: new Date(Date.UTC(2099, 0, 1)),
    darkStatus: DarkStatus.Approved,
    roleLevel: RoleLevel.Normal,
  })
  const ownerId = relation === 'own' ? viewerId : await insertProfile(server, ownerAs(relation, name('owner')))
  const otherId = await insertProfile(server, { name: name('other'), darkStatus: DarkStatus.Approved })
  const owner = await belongingsOf(server, ownerId, otherId, viewerId)
  if (relation === 'blockedByViewer' || relation === 'hasBlockedViewer') {
    const [profileId, blockedId] = relation === 'blockedByViewer' ? [viewerId, ownerId] : [ownerId, viewerId]
    await db.insertInto('blacklist').values({ profileId, blockedId, createdAt: now }).execute()
  }
  const host = relation === 'notOnDarkSite' ? DARK : 'dk.localhost'
  const address = `10.4.${worlds >> 8}.${worlds & 255}`
  const viewer = await clientOf(server, viewerId, { host, address })
  const viewerOnDark = await clientOf(server, viewerId, { host: DARK, address })
  return { viewer, viewerOnDark, viewerId, owner }
}

function ownerAs(relation: Relation, name: string): Parameters<typeof insertProfile>[1] {
  const status = {
    deleted: ProfileStatus.ToBeDeleted,
    locked: ProfileStatus.Locked,
    quarantined: ProfileStatus.Quarantined,
  }
  return {
    name,
    status: relation in status ? status[relation as keyof typeof status] : ProfileStatus.Active,
    darkStatus: relation === 'notOnDarkSite' ? DarkStatus.None : DarkStatus.Approved,
    ...(relation === 'consentWithdrawn' && { privacyConsentAt: null }),
  }
}

async function belongingsOf(
  server: TestServer,
  profileId: number,
  otherId: number,
  viewerId: number,
): Promise<Belongings> {
  const { db, clock } = server.deps
  const now = clock.now()
  const [openAlbum, closedAlbum] = await db
    .insertInto('album')
    .values([
      { profileId, name: 'Sommer', type: AlbumType.Public, createdAt: now },
      { profileId, name: 'Kun for dig', type: AlbumType.Protected, createdAt: now },
    ])
    .returning('id')
    .execute()
  if (!openAlbum || !closedAlbum) throw new Error('The albums were not stored')
  if (profileId !== viewerId) {
    await db
      .insertInto('albumAccess')
      .values({ albumId: closedAlbum.id, profileId: viewerId, access: AlbumAccess.Granted, since: now })
      .execute()
  }
  const stored = files.get(server) ?? storeFiles(server)
  files.set(server, stored)
  const picture = async (kind: MediaKind, albumId: number | null = null): Promise<number> => {
    const [id] = await insertMedia(server, profileId, 1, { ...(await stored), kind, albumId })
    if (id === undefined) throw new Error('The picture was not stored')
    return id
  }
  const faceId = await picture(MediaKind.ProfilePicture)
  await db.updateTable('profile').set({ pictureId: faceId }).where('id', '=', profileId).execute()
  const { id: entryId } = await db
    .insertInto('guestbookEntry')
    .values({ profileId, authorId: otherId, text: 'Hej', createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: relationId } = await db
    .insertInto('relation')
    .values({
      requesterId: otherId,
      answererId: profileId,
      type: RelationType.Friend,
      status: RelationStatus.Requested,
      since: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: bondId } = await db
    .insertInto('bond')
    .values({
      requesterId: otherId,
      answererId: profileId,
      role: BondRole.Lover,
      status: BondStatus.Accepted,
      proposedRole: BondRole.Friend,
      proposedByRequester: true,
      shownByRequester: true,
      shownByAnswerer: true,
      since: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: savedSearchId } = await db
    .insertInto('savedSearch')
    .values({ profileId, name: 'Nær mig', options: '{}', createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { session } = await beginSession(server.deps, { profileId, rememberMe: false })
  const { id: notificationId } = await db
    .insertInto('notification')
    .values({
      profileId,
      topic: NotificationTopic.Favourite,
      actorId: otherId,
      ...aboutProfile(profileId),
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: personId } = await db
    .selectFrom('person')
    .select('id')
    .where('profileId', '=', profileId)
    .executeTakeFirstOrThrow()
  const pictureId = await picture(MediaKind.AlbumPicture, openAlbum.id)
  return {
    profileId,
    personId,
    publicAlbumId: openAlbum.id,
    protectedAlbumId: closedAlbum.id,
    faceId,
    pictureId,
    protectedPictureId: await picture(MediaKind.ProtectedPicture, closedAlbum.id),
    archivedId: await picture(MediaKind.FileArchivePicture),
    tempId: await picture(MediaKind.TempPicture),
    entryId,
    relationId,
    bondId,
    savedSearchId,
    notificationId,
    sessionId: session.id,
    ...(await blogOf(server, profileId)),
    ...(await mailOf(server, profileId, otherId)),
    ...(await tradeOf(server, profileId, otherId)),
    contestEntryId: await enterContest(server, profileId, pictureId),
    ...(await answeredTicket(server, profileId)),
  }
}

async function blogOf({ deps }: TestServer, profileId: number) {
  const { db, clock } = deps
  const now = clock.now()
  const { countryId } = await db
    .selectFrom('profile')
    .select('countryId')
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
  const { id: blogEntryId } = await db
    .insertInto('blogEntry')
    .values({
      profileId,
      countryId,
      dark: false,
      status: BlogEntryStatus.Published,
      title: 'Vinterbad',
      html: '<p>Koldt</p>',
      words: 'Koldt',
      wordCount: 1,
      createdAt: now,
      publishedAt: now,
      activeAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: blogCommentId } = await db
    .insertInto('comment')
    .values({ itemType: CommentItemType.BlogEntry, itemId: blogEntryId, profileId, text: 'Enig', createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { blogEntryId, blogCommentId }
}

async function mailOf({ deps }: TestServer, profileId: number, otherId: number) {
  const { db, clock } = deps
  const now = clock.now()
  const [lowId, highId] = [Math.min(profileId, otherId), Math.max(profileId, otherId)]
  const kinds = [
    { kind: ConversationKind.Normal, lowId, highId },
    { kind: ConversationKind.GroupChat, name: 'Vi', ownerId: profileId },
  ]
  const ids: number[] = []
  for (const kind of kinds) {
    const { id: conversationId } = await db
      .insertInto('conversation')
      .values({ ...kind, createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const members = [profileId, otherId].map((id) => ({
      conversationId,
      profileId: id,
      joinedAt: now,
      lastMessageAt: now,
    }))
    await db.insertInto('conversationMember').values(members).execute()
    const { id: messageId } = await db
      .insertInto('message')
      .values({ conversationId, senderId: profileId, type: MessageType.Normal, text: 'Hej', createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(conversationId, messageId)
  }
  const [conversationId = 0, messageId = 0, groupChatId = 0] = ids
  return { conversationId, messageId, groupChatId }
}
