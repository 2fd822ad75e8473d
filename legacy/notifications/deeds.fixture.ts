import type { Notification } from '../contract/notifications'
import {
  AlbumType,
  DarkStatus,
  LikeItemType,
  MediaKind,
  NotificationItemType,
  NotificationTopic,
  RelationType,
} from '../contract/enums'
import { LodgeAccess, LodgeMediaStatus, LodgeRole } from '../contract/lodges/lodgeEnums'
import { publishedBy } from '../testing/blogWriting'
import { insertBlogComment, insertBlogEntry } from '../testing/insertBlogEntry'
import { insertDebateEntry } from '../testing/debates'
import { insertLodgeAlbum, insertLodgeMedia } from '../testing/lodgeMedia'
import { insertLodge, setLodgeRole } from '../testing/lodges'
import { insertMeetup, insertMeetupComment, insertSignUp, sampleMeetup } from '../testing/meetups'
import { insertMedia } from '../testing/media'
import { newMember, type TestMember } from '../testing/members'
import type { TestServer } from '../testing/testServer'
import { eventDeeds } from './eventDeeds.fixture'

/** The actor and the receiver of a notification. */
export interface Stage {
  readonly server: TestServer
  readonly actor: TestMember
  readonly receiver: TestMember
}

export interface Deed {
  /** Runs the action. Returns the status. */
  readonly act: () => Promise<number>
  readonly undo?: () => Promise<unknown>
  readonly told: Partial<Notification> & Pick<Notification, 'topic' | 'itemType'>
  readonly community: boolean
  /** The item does not exist on dark sites. */
  readonly onMainOnly?: true
}

const comment = ({ client }: TestMember, blogEntryId: number, values: object) =>
  client.call('Blogs.AddBlogComment', { blogEntryId, ...values })

const aboutEntry = (itemId: number) => ({ itemType: NotificationItemType.BlogEntry, itemId })

const aboutTopic = (itemId: number) => ({ itemType: NotificationItemType.DebateEntry, itemId })

const aboutMeetup = (itemId: number) => ({ itemType: NotificationItemType.Meetup, itemId })

/** A lodge of a bystander that the two are in. */
async function lodgeOf({ server, actor, receiver }: Stage): Promise<number> {
  const lodgeId = await insertLodge(server, (await bystander(server)).id)
  for (const { id } of [actor, receiver]) await setLodgeRole(server, lodgeId, id, LodgeRole.Member)
  return lodgeId
}

/** The actor decides on a picture of the receiver that waits in a lodge. */
async function decisionOnMedia({ server, actor, receiver }: Stage, verdict: 'accepted' | 'rejected'): Promise<Deed> {
  const lodgeId = await insertLodge(server, actor.id, { mediaApproval: true })
  await setLodgeRole(server, lodgeId, receiver.id, LodgeRole.Member)
  const albumId = await insertLodgeAlbum(server, lodgeId, receiver.id)
  const waiting = { lodgeStatus: LodgeMediaStatus.Waiting }
  const body = { lodgeId, mediaIds: await insertLodgeMedia(server, albumId, receiver.id, 1, waiting) }
  const isAccepted = verdict === 'accepted'
  const call = isAccepted ? 'Lodges.AcceptLodgeMediaItem' : 'Lodges.RejectLodgeMediaItem'
  return {
    act: async () => (await actor.client.call(call, body)).status,
    told: {
      topic: isAccepted ? NotificationTopic.LodgeMediaAccepted : NotificationTopic.LodgeMediaRejected,
      itemType: NotificationItemType.LodgeMediaDecision,
    },
    community: true,
    onMainOnly: true,
  }
}

/** A member visible to everybody. */
const bystander = (server: TestServer) => newMember(server, { darkStatus: DarkStatus.Approved })

function like({ actor }: Stage, itemType: LikeItemType, itemId: number) {
  const toggle = (liked: boolean) => actor.client.call('Common.ToggleLike', { itemType, itemId, liked })
  return { act: async () => (await toggle(true)).status, undo: () => toggle(false) }
}

/** Every action that leads to a stored notification. */
export const deeds: Readonly<Record<string, (stage: Stage) => Promise<Deed>>> = {
  favourite: async ({ actor, receiver }) => {
    const profileId = receiver.id
    return {
      act: async () => (await actor.client.call('Profiles.AddFavorite', { profileId })).status,
      undo: () => actor.client.call('Profiles.RemoveFavorite', { profileId }),
      told: { topic: NotificationTopic.Favourite, itemType: NotificationItemType.Profile, itemId: receiver.id },
      community: false,
    }
  },
  likeOfProfile: async (stage) => ({
    ...like(stage, LikeItemType.Profile, stage.receiver.id),
    told: { topic: NotificationTopic.Like, itemType: NotificationItemType.Profile, itemId: stage.receiver.id },
    community: false,
  }),
  likeOfMedium: async (stage) => {
    const [mediaId = 0] = await insertMedia(stage.server, stage.receiver.id, 1, { title: 'By the sea' })
    return {
      ...like(stage, LikeItemType.Media, mediaId),
      told: {
        topic: NotificationTopic.Like,
        itemType: NotificationItemType.Media,
        itemId: mediaId,
        title: 'By the sea',
      },
      community: false,
    }
  },
  likeOfEntry: async (stage) => {
    const blogEntryId = await insertBlogEntry(stage.server, stage.receiver.id)
    return {
      ...like(stage, LikeItemType.BlogEntry, blogEntryId),
      told: { topic: NotificationTopic.Like, ...aboutEntry(blogEntryId), title: 'An evening out' },
      community: true,
    }
  },
  likeOfComment: async (stage) => {
    const third = await bystander(stage.server)
    const blogEntryId = await insertBlogEntry(stage.server, third.id)
    const commentId = await insertBlogComment(stage.server, blogEntryId, stage.receiver.id, { text: 'So true' })
    return {
      ...like(stage, LikeItemType.Comment, commentId),
      told: {
        topic: NotificationTopic.Like,
        ...aboutEntry(blogEntryId),
        commentId,
        title: 'An evening out',
        excerpt: 'So true',
      },
      community: true,
    }
  },
  guestbookEntry: async ({ actor, receiver }) => ({
    act: async () =>
      (await actor.client.call('Profiles.AddGuestbookEntry', { profileId: receiver.id, text: 'Hello there' })).status,
    told: {
      topic: NotificationTopic.GuestbookEntry,
      itemType: NotificationItemType.GuestbookEntry,
      excerpt: 'Hello there',
    },
    community: false,
  }),
  relationRequest: async ({ actor, receiver }) => {
    const body = { profileId: receiver.id, type: RelationType.Friend }
    let relationId = 0
    return {
      act: async () => {
        const { status, data } = await actor.client.call('EditProfile.RequestRelation', body)
        if (status === 200) relationId = data.id
        return status
      },
      undo: () => actor.client.call('EditProfile.DeleteRelation', { relationId }),
      told: { topic: NotificationTopic.RelationRequest, itemType: NotificationItemType.Profile, itemId: receiver.id },
      community: false,
    }
  },
  albumRequest: async ({ server, actor, receiver }) => {
    const { id: albumId } = await server.deps.db
      .insertInto('album')
      .values({
        profileId: receiver.id,
        name: 'Ours',
        type: AlbumType.Protected,
        createdAt: server.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertMedia(server, receiver.id, 1, { kind: MediaKind.ProtectedPicture, albumId })
    return {
      act: async () => (await actor.client.call('Media.RequestProtectedAccess', { albumId })).status,
      undo: () => receiver.client.call('Media.SetProtectedAccess', { albumId, profileId: actor.id, granted: false }),
      told: {
        topic: NotificationTopic.AlbumRequest,
        itemType: NotificationItemType.Album,
        itemId: albumId,
        title: 'Ours',
      },
      community: false,
    }
  },
  comment: async ({ server, actor, receiver }) => {
    const blogEntryId = await insertBlogEntry(server, receiver.id)
    return {
      act: async () => (await comment(actor, blogEntryId, { text: 'Well said' })).status,
      told: {
        topic: NotificationTopic.BlogComment,
        ...aboutEntry(blogEntryId),
        title: 'An evening out',
        excerpt: 'Well said',
      },
      community: true,
    }
  },
  reply: async ({ server, actor, receiver }) => {
    const third = await bystander(server)
    const blogEntryId = await insertBlogEntry(server, third.id)
    const parentId = await insertBlogComment(server, blogEntryId, receiver.id)
    return {
      act: async () => (await comment(actor, blogEntryId, { text: 'No', parentId })).status,
      told: { topic: NotificationTopic.CommentReply, ...aboutEntry(blogEntryId), excerpt: 'No' },
      community: true,
    }
  },
  mention: async ({ server, actor, receiver }) => {
    const third = await bystander(server)
    const blogEntryId = await insertBlogEntry(server, third.id)
    const text = `Look, @${receiver.name}`
    return {
      act: async () => (await comment(actor, blogEntryId, { text, mentionIds: [receiver.id] })).status,
      told: { topic: NotificationTopic.Mention, ...aboutEntry(blogEntryId), excerpt: text },
      community: true,
    }
  },
  entryOfFollowedAuthor: async ({ server, actor, receiver }) => {
    await paying(server, actor)
    await receiver.client.call('Blogs.FollowBlogAuthor', { profileId: actor.id })
    await server.deps.db.deleteFrom('notification').where('profileId', '=', actor.id).execute()
    return {
      act: async () => {
        await publishedBy(actor)
        await server.runJobs()
        return 200
      },
      told: {
        topic: NotificationTopic.FollowedAuthorEntry,
        itemType: NotificationItemType.BlogEntry,
        title: 'An evening out',
      },
      community: true,
    }
  },
  commentOnFollowedEntry: async ({ server, actor, receiver }) => {
    const third = await bystander(server)
    const blogEntryId = await insertBlogEntry(server, third.id)
    await receiver.client.call('Blogs.FollowBlogEntry', { blogEntryId })
    return {
      act: async () => {
        const { status } = await comment(actor, blogEntryId, { text: 'Me too' })
        await server.runJobs()
        return status
      },
      told: { topic: NotificationTopic.FollowedEntryComment, ...aboutEntry(blogEntryId), excerpt: 'Me too' },
      community: true,
    }
  },
  likeOfTopic: async (stage) => {
    const { server, receiver } = stage
    const debateEntryId = await insertDebateEntry(server, await lodgeOf(stage), receiver.id)
    return {
      ...like(stage, LikeItemType.DebateEntry, debateEntryId),
      told: { topic: NotificationTopic.Like, ...aboutTopic(debateEntryId), title: 'The summer trip' },
      community: true,
      onMainOnly: true,
    }
  },
  commentOnTopic: async (stage) => {
    const { server, actor, receiver } = stage
    const debateEntryId = await insertDebateEntry(server, await lodgeOf(stage), receiver.id)
    const body = { debateEntryId, text: 'I do' }
    return {
      act: async () => (await actor.client.call('Lodges.AddDebateEntryComment', body)).status,
      told: { topic: NotificationTopic.DebateComment, ...aboutTopic(debateEntryId), excerpt: 'I do' },
      community: true,
      onMainOnly: true,
    }
  },
  commentOnFollowedTopic: async (stage) => {
    const { server, actor, receiver } = stage
    const third = await bystander(server)
    const debateEntryId = await insertDebateEntry(server, await lodgeOf(stage), third.id)
    await receiver.client.call('Lodges.ToggleDebateEntryFollow', { debateEntryId, followed: true })
    return {
      act: async () => {
        const { status } = await actor.client.call('Lodges.AddDebateEntryComment', { debateEntryId, text: 'Me too' })
        await server.runJobs()
        return status
      },
      told: { topic: NotificationTopic.FollowedDebateComment, ...aboutTopic(debateEntryId), excerpt: 'Me too' },
      community: true,
      onMainOnly: true,
    }
  },
  likeOfMeetupComment: async (stage) => {
    const { server, receiver } = stage
    const meetupId = await insertMeetup(server, await lodgeOf(stage), receiver.id)
    const commentId = await insertMeetupComment(server, meetupId, receiver.id)
    return {
      ...like(stage, LikeItemType.Comment, commentId),
      told: { topic: NotificationTopic.Like, ...aboutMeetup(meetupId), title: 'Coffee by the sea' },
      community: true,
      onMainOnly: true,
    }
  },
  commentOnMeetup: async (stage) => {
    const { server, actor, receiver } = stage
    const meetupId = await insertMeetup(server, await lodgeOf(stage), receiver.id)
    return {
      act: async () => (await actor.client.call('Lodges.AddMeetupComment', { meetupId, text: 'I come' })).status,
      told: { topic: NotificationTopic.MeetupComment, ...aboutMeetup(meetupId), excerpt: 'I come' },
      community: true,
      onMainOnly: true,
    }
  },
  movedMeetup: async (stage) => {
    const { server, actor, receiver } = stage
    const meetupId = await insertMeetup(server, await lodgeOf(stage), actor.id)
    await insertSignUp(server, meetupId, receiver.id)
    const body = { meetupId, revision: 1, ...sampleMeetup }
    return {
      act: async () => {
        const { status } = await actor.client.call('Lodges.EditMeetup', body)
        await server.runJobs()
        return status
      },
      told: { topic: NotificationTopic.MeetupChanged, ...aboutMeetup(meetupId), title: 'Coffee by the sea' },
      community: true,
      onMainOnly: true,
    }
  },
  ...eventDeeds,
  acceptedLodgeMedia: (stage) => decisionOnMedia(stage, 'accepted'),
  rejectedLodgeMedia: (stage) => decisionOnMedia(stage, 'rejected'),
  newFollower: async ({ actor, receiver }) => {
    const profileId = receiver.id
    return {
      act: async () => (await actor.client.call('Blogs.FollowBlogAuthor', { profileId })).status,
      undo: () => actor.client.call('Blogs.UnfollowBlogAuthor', { profileId }),
      told: { topic: NotificationTopic.NewFollower, itemType: NotificationItemType.BlogAuthor, itemId: receiver.id },
      community: true,
    }
  },
  lodgeRequest: async ({ server, actor, receiver }) => {
    const lodgeId = await insertLodge(server, receiver.id, { access: LodgeAccess.NewMembersApproved })
    return {
      act: async () => {
        const { status } = await actor.client.call('Lodges.RequestMembership', { lodgeId, text: '' })
        await server.runJobs()
        return status
      },
      undo: () => actor.client.call('Lodges.LodgeDeleteRequest', { lodgeId }),
      told: {
        topic: NotificationTopic.LodgeRequest,
        itemType: NotificationItemType.Lodge,
        itemId: lodgeId,
      },
      community: true,
      onMainOnly: true,
    }
  },
  lodgeInvitation: async ({ server, actor, receiver }) => {
    const lodgeId = await insertLodge(server, actor.id)
    const body = { lodgeId, profileId: receiver.id }
    return {
      act: async () => (await actor.client.call('Lodges.InviteToLodge', body)).status,
      told: { topic: NotificationTopic.LodgeInvitation, itemType: NotificationItemType.Lodge, itemId: lodgeId },
      community: true,
      onMainOnly: true,
    }
  },
}

async function paying({ deps: { db } }: TestServer, { id }: TestMember): Promise<void> {
  await db.updateTable('profile').set({ memberUntil: '2099-01-01T00:00:00Z' }).where('id', '=', id).execute()
}
