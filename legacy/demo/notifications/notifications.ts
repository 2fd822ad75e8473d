import { BondStatus } from '../../contract/dark/bondEnums'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import {
  AlbumAccess,
  BlogEntryStatus,
  CommentItemType,
  LikeItemType,
  NotificationItemType,
  NotificationTopic,
  ProfileStatus,
  RelationStatus,
} from '../../contract/enums'
import {
  LodgeActivityEvent,
  LodgeInvitationStatus,
  LodgeRole,
  MeetupSignUpStatus,
} from '../../contract/lodges/lodgeEnums'
import { moderatorRoles } from '../../contract/lodgeRights'
import { after, HOUR } from '../../core/clock'
import type { DB } from '../../core/database/schema.generated'
import { SHOWN_FOR } from '../../shared/notifications/readable'
import type { Scene } from '../community/scene'
import { deed, type Columns } from './deed'
import { ofEvents } from './eventDeeds'

const UNREAD_FOR = 16 * HOUR

/** Stores notifications for all rows of the demo community and sends none. */
export async function seedNotifications(db: Transaction<DB>, { now }: Scene): Promise<void> {
  await sql`
    INSERT INTO notification (profile_id, topic, actor_id, item_type, item_id, comment_id, created_at, read_at)
    SELECT deed.*, CASE WHEN deed.at < ${after(now, -UNREAD_FOR)} THEN deed.at + ${HOUR} * interval '5 milliseconds' END
    FROM (${sql.join(deeds(now), sql` UNION ALL `)}) AS deed
    JOIN profile AS receiver ON receiver.id = deed.receiver_id
    JOIN profile AS actor ON actor.id = deed.actor_id
    LEFT JOIN blog_entry ON deed.item_type = ${NotificationItemType.BlogEntry} AND blog_entry.id = deed.item_id
    WHERE receiver.id <> actor.id
      AND receiver.status = ${ProfileStatus.Active} AND actor.status = ${ProfileStatus.Active}
      AND (blog_entry.id IS NULL OR blog_entry.status = ${BlogEntryStatus.Published})
      AND deed.at BETWEEN ${after(now, -SHOWN_FOR)} AND ${now}
      AND NOT EXISTS (SELECT FROM blacklist AS b
        WHERE (b.profile_id, b.blocked_id) IN ((receiver.id, actor.id), (actor.id, receiver.id)))
    ORDER BY deed.at, receiver.id
    ON CONFLICT DO NOTHING`.execute(db)
}

function deeds(now: Date): RawBuilder<unknown>[] {
  const { Favourite, GuestbookEntry, RelationRequest, AlbumRequest, FollowedAuthorEntry, NewFollower } =
    NotificationTopic
  const { Profile, Media, Album, BlogEntry, BlogAuthor, DebateEntry } = NotificationItemType
  return [
    deed(Favourite, sql`favourite`, {
      receiver: 'favourite_id',
      actor: 'profile_id',
      at: 'created_at',
      itemType: Profile,
      itemId: 'favourite_id',
    }),
    liked(LikeItemType.Profile, sql`profile`, { receiver: 'item.id', itemType: Profile, itemId: 'item.id' }),
    liked(LikeItemType.Media, sql`media`, { receiver: 'item.profile_id', itemType: Media, itemId: 'item.id' }),
    liked(LikeItemType.BlogEntry, sql`blog_entry`, {
      receiver: 'item.profile_id',
      itemType: BlogEntry,
      itemId: 'item.id',
    }),
    liked(LikeItemType.DebateEntry, sql`debate_entry`, {
      receiver: 'item.profile_id',
      itemType: DebateEntry,
      itemId: 'item.id',
    }),
    ...commented.map(({ comments, itemType }) =>
      liked(LikeItemType.Comment, commentsOn(comments), {
        receiver: 'item.profile_id',
        itemType,
        itemId: 'item.item_id',
        commentId: 'item.id',
      }),
    ),
    deed(GuestbookEntry, sql`guestbook_entry`, {
      receiver: 'profile_id',
      actor: 'author_id',
      at: 'created_at',
      itemType: NotificationItemType.GuestbookEntry,
      itemId: 'id',
    }),
    deed(RelationRequest, sql`relation WHERE status = ${RelationStatus.Requested}`, {
      receiver: 'answerer_id',
      actor: 'requester_id',
      at: 'since',
      itemType: Profile,
      itemId: 'answerer_id',
    }),
    deed(NotificationTopic.BondRequest, sql`bond WHERE status = ${BondStatus.Requested}`, {
      receiver: 'answerer_id',
      actor: 'requester_id',
      at: 'since',
      itemType: NotificationItemType.DarkProfile,
      itemId: 'answerer_id',
    }),
    deed(NotificationTopic.BondAccepted, sql`bond WHERE status = ${BondStatus.Accepted}`, {
      receiver: 'requester_id',
      actor: 'answerer_id',
      at: 'since',
      itemType: NotificationItemType.DarkProfile,
      itemId: 'requester_id',
    }),
    deed(NotificationTopic.BondRoleChange, sql`bond WHERE proposed_role IS NOT NULL`, {
      receiver: 'answerer_id',
      actor: 'requester_id',
      at: 'since',
      itemType: NotificationItemType.DarkProfile,
      itemId: 'answerer_id',
    }),
    deed(
      AlbumRequest,
      sql`album_access AS x JOIN album ON album.id = x.album_id WHERE x.access = ${AlbumAccess.Requested}`,
      { receiver: 'album.profile_id', actor: 'x.profile_id', at: 'x.since', itemType: Album, itemId: 'album.id' },
    ),
    ...commented.flatMap(ofComments),
    deed(
      FollowedAuthorEntry,
      sql`blog_author_reader AS r JOIN blog_entry AS e ON e.profile_id = r.author_id
        WHERE r.followed_at < e.published_at`,
      { receiver: 'r.profile_id', actor: 'e.profile_id', at: 'e.published_at', itemType: BlogEntry, itemId: 'e.id' },
    ),
    deed(NewFollower, sql`blog_author_reader WHERE followed_at IS NOT NULL`, {
      receiver: 'author_id',
      actor: 'profile_id',
      at: 'followed_at',
      itemType: BlogAuthor,
      itemId: 'author_id',
    }),
    ...ofLodges(),
    ...ofMeetups(now),
    ...ofEvents(now),
    ...ofLodgeMedia(),
  ]
}

/** Requests that wait, for the leaders; for their profiles, answers, invitations and new roles. */
function ofLodges(): RawBuilder<unknown>[] {
  const { LodgeRequest, LodgeRequestApproved, LodgeRequestDeclined, LodgeInvitation } = NotificationTopic
  const { MembershipApproved, MembershipDeclined, PromotedToAssistant, PromotedToCoOwner, OwnershipPassed } =
    LodgeActivityEvent
  const there = sql`JOIN lodge ON lodge.id = x.lodge_id AND lodge.deleted_at IS NULL`
  const item = { itemType: NotificationItemType.Lodge, itemId: 'x.lodge_id' } as const
  const logged = (topic: NotificationTopic, ...events: readonly LodgeActivityEvent[]) =>
    deed(topic, sql`lodge_activity AS x ${there} WHERE x.event IN (${sql.join(events)})`, {
      ...item,
      receiver: 'x.profile_id',
      actor: 'x.actor_id',
      at: 'x.created_at',
    })
  return [
    deed(
      LodgeRequest,
      sql`lodge_membership AS x ${there}
        JOIN lodge_membership AS leader ON leader.lodge_id = x.lodge_id AND leader.role IN (${sql.join(moderatorRoles)})
        WHERE x.role = ${LodgeRole.Requesting}`,
      { ...item, receiver: 'leader.profile_id', actor: 'x.profile_id', at: 'x.requested_at' },
    ),
    logged(LodgeRequestApproved, MembershipApproved),
    logged(LodgeRequestDeclined, MembershipDeclined),
    deed(
      LodgeInvitation,
      sql`lodge_membership AS x ${there} WHERE x.invitation_status = ${LodgeInvitationStatus.Invited}`,
      { ...item, receiver: 'x.profile_id', actor: 'x.invited_by', at: 'x.invited_at' },
    ),
    logged(NotificationTopic.LodgeRole, PromotedToAssistant, PromotedToCoOwner, OwnershipPassed),
  ]
}

/** Reminders, changes and cancellations, for those who have signed up; a place, for the last of those who got one. */
function ofMeetups(now: Date): RawBuilder<unknown>[] {
  const { MeetupReminder, MeetupChanged, MeetupCancelled, MeetupPlace } = NotificationTopic
  const { Coming, Waiting } = MeetupSignUpStatus
  const signedUp = sql`meetup_sign_up AS x JOIN meetup ON meetup.id = x.meetup_id`
  const item = {
    itemType: NotificationItemType.Meetup,
    itemId: 'x.meetup_id',
    receiver: 'x.profile_id',
    actor: 'meetup.profile_id',
  } as const
  const placed = sql`(
    SELECT DISTINCT ON (id) signed.meetup_id AS id, signed.meetup_id, signed.profile_id,
      greatest(signed.signed_up_at + interval '1 hour',
        ${now}::timestamptz - (signed.meetup_id * 7 % 60) * interval '1 hour') AS at
    FROM meetup_sign_up AS signed
    WHERE signed.status = ${Coming} AND EXISTS (SELECT FROM meetup_sign_up AS waiting
      WHERE waiting.meetup_id = signed.meetup_id AND waiting.status = ${Waiting})
    ORDER BY id, signed.id DESC) AS x`
  return [
    deed(
      MeetupReminder,
      sql`${signedUp} WHERE x.reminded_at > x.signed_up_at AND x.status = ${Coming} AND meetup.cancelled_at IS NULL`,
      { ...item, at: 'x.reminded_at' },
    ),
    deed(MeetupChanged, sql`${signedUp} WHERE meetup.cancelled_at IS NULL AND x.signed_up_at < meetup.edited_at`, {
      ...item,
      at: 'meetup.edited_at',
    }),
    deed(MeetupCancelled, sql`${signedUp} WHERE meetup.cancelled_at IS NOT NULL`, {
      ...item,
      at: 'meetup.cancelled_at',
    }),
    deed(MeetupPlace, sql`${placed} JOIN meetup ON meetup.id = x.meetup_id AND meetup.begins_at > ${now}`, {
      ...item,
      at: 'x.at',
    }),
  ]
}

/** What the owners of lodges have decided on pictures. */
function ofLodgeMedia(): RawBuilder<unknown>[] {
  const { LodgeMediaAccepted, LodgeMediaRejected } = NotificationTopic
  const decided = (topic: NotificationTopic, accepted: boolean) =>
    deed(topic, sql`lodge_media_decision AS x JOIN lodge ON lodge.id = x.lodge_id WHERE x.accepted = ${accepted}`, {
      itemType: NotificationItemType.LodgeMediaDecision,
      itemId: 'x.id',
      receiver: 'x.profile_id',
      actor: 'lodge.owner_id',
      at: 'x.decided_at',
    })
  return [decided(LodgeMediaAccepted, true), decided(LodgeMediaRejected, false)]
}

/** What is commented on: its table and the topic for its author, and for the followers it may have. */
interface Commented {
  readonly comments: CommentItemType
  readonly itemType: NotificationItemType
  readonly items: RawBuilder<unknown>
  readonly own: NotificationTopic
  readonly followers?: { readonly readers: RawBuilder<unknown>; readonly topic: NotificationTopic }
}

const commented: readonly Commented[] = [
  {
    comments: CommentItemType.BlogEntry,
    itemType: NotificationItemType.BlogEntry,
    items: sql`blog_entry`,
    own: NotificationTopic.BlogComment,
    followers: { readers: sql`blog_entry_reader`, topic: NotificationTopic.FollowedEntryComment },
  },
  {
    comments: CommentItemType.DebateEntry,
    itemType: NotificationItemType.DebateEntry,
    items: sql`debate_entry`,
    own: NotificationTopic.DebateComment,
    followers: { readers: sql`debate_entry_reader`, topic: NotificationTopic.FollowedDebateComment },
  },
  {
    comments: CommentItemType.Meetup,
    itemType: NotificationItemType.Meetup,
    items: sql`meetup`,
    own: NotificationTopic.MeetupComment,
  },
  {
    comments: CommentItemType.Event,
    itemType: NotificationItemType.Event,
    items: sql`event`,
    own: NotificationTopic.EventComment,
  },
]

function commentsOn(itemType: CommentItemType) {
  return sql`(SELECT * FROM comment WHERE item_type = ${itemType} AND deleted_at IS NULL)`
}

function liked(itemType: LikeItemType, items: RawBuilder<unknown>, columns: Omit<Columns, 'actor' | 'at'>) {
  const from = sql`item_like JOIN ${items} AS item ON item.id = item_like.item_id WHERE item_like.item_type = ${itemType}`
  return deed(NotificationTopic.Like, from, { ...columns, actor: 'item_like.profile_id', at: 'item_like.created_at' })
}

/** Creates one notification per comment and recipient, for the most specific reason. */
function ofComments({ comments, itemType, items, own, followers }: Commented): RawBuilder<unknown>[] {
  const { CommentReply, Mention } = NotificationTopic
  const followed = followers
    ? sql`UNION ALL SELECT 4, ${followers.topic}, r.profile_id FROM ${followers.readers} AS r
        WHERE r.entry_id = e.id AND r.followed_at < c.created_at`
    : sql``
  const reasons = sql`(
    SELECT DISTINCT ON (told.profile_id, c.id) told.topic, told.profile_id AS receiver_id, c.*
    FROM ${commentsOn(comments)} AS c
    JOIN ${items} AS e ON e.id = c.item_id
    CROSS JOIN LATERAL (
      SELECT 1 AS rank, ${Mention}::integer AS topic, m.profile_id FROM comment_mention AS m WHERE m.comment_id = c.id
      UNION ALL
      SELECT 2, ${CommentReply}, above.profile_id FROM comment AS above
      WHERE above.id = c.parent_id AND above.deleted_at IS NULL
      UNION ALL
      SELECT 3, ${own}, e.profile_id
      ${followed}
    ) AS told
    ORDER BY told.profile_id, c.id, told.rank)`
  return [Mention, CommentReply, own, ...(followers ? [followers.topic] : [])].map((topic) =>
    deed(topic, sql`${reasons} AS reason WHERE topic = ${topic}`, {
      receiver: 'receiver_id',
      actor: 'profile_id',
      at: 'created_at',
      itemType,
      itemId: 'item_id',
      commentId: 'id',
    }),
  )
}
