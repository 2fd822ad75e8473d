import { expressionBuilder } from 'kysely'
import { addresseeOf } from '../../content/addressee'
import { systemMessage } from '../../content/systemMessages/systemMessages'
import { MailReadState, RoleLevel, type MessageType } from '../../contract/enums'
import type { Message } from '../../contract/mailShapes'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, MemberViewer } from '../../core/handler'
import { notFound } from '../../core/problem'
import { hiddenMembers } from '../../shared/lodges/hiddenMembers'
import { attachmentsByMessage } from '../../shared/media/attachments'
import { mediaSummaryColumns } from '../../shared/media/summary'
import { mediaVisibleTo } from '../../shared/media/visibility'
import { anyOf } from '../../core/database/anyOf'
import { profileSummaries } from '../../shared/profiles/summary'
import type { About } from '../../shared/mail/about'
import { participantsIn } from './participants'
import { albumRequests, subjectOf } from './subject'
import { openMessages, reportedMessages } from '../../shared/visibility/mail'

type Store = Pick<Deps, 'db' | 'clock'>
type MessageRow = Awaited<ReturnType<typeof messageRows>>[number]

/**
 * The messages that the viewer may see, in the order of the ids; the number of queries does not depend on the
 * number of ids.
 */
export async function messageAnswers(deps: Store, ids: readonly number[], viewer: MemberViewer): Promise<Message[]> {
  if (ids.length === 0) return []
  const rows = await messageRows(deps, ids, viewer)
  const [profiles, others, media, requestOf, isHidden] = await Promise.all([
    profilesIn(deps, rows, viewer),
    participantsIn(deps, [...new Set(rows.map(({ conversationId }) => conversationId))], viewer),
    mediaIn(deps, rows, viewer),
    albumRequests(deps, rows, viewer),
    hiddenMembers(deps.db, viewer, rows.flatMap(lodgeMemberIn)),
  ])
  const now = deps.clock.now()
  const byId = new Map(
    rows.map((row): [number, Message] => {
      const [member] = lodgeMemberIn(row)
      const about = row.about && member && isHidden(member) ? { ...row.about, profileId: undefined } : row.about
      const isKept = about?.dark === true && !viewer.site.dark
      return [
        row.id,
        {
          id: row.id,
          conversationId: row.conversationId,
          type: row.type as MessageType,
          sender: (row.senderId !== null && profiles.get(row.senderId)) || null,
          own: row.senderId === viewer.profile.id,
          text: row.deleted || isKept ? '' : textOf(row, viewer),
          media: media.get(row.id) ?? [],
          subject: about && subjectOf(isKept ? {} : about, { now, profiles, request: requestOf(row) }),
          createdAt: row.createdAt.toISOString(),
          readState: readStateOf(row, others(row.conversationId), viewer),
          deleted: row.deleted,
        },
      ]
    }),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function messageById(deps: Store, viewer: MemberViewer, id: number): Promise<Message> {
  const [message] = await messageAnswers(deps, [id], viewer)
  if (!message) throw notFound()
  return message
}

const messageColumns = [
  'message.id',
  'message.conversationId',
  'message.senderId',
  'message.type',
  'message.text',
  'message.about',
  'message.createdAt',
  'message.deletedAt',
] as const

/** Whether the row of `message` has media items; most have none, so the look-up can be skipped. */
function withMedia() {
  const eb = expressionBuilder<DB, 'message'>()
  const media = eb
    .selectFrom('messageMedia')
    .select('messageMedia.mediaId')
    .whereRef('messageMedia.messageId', '=', 'message.id')
  return eb.exists(media).$castTo<boolean>().as('attached')
}

async function messageRows({ db }: Store, ids: readonly number[], viewer: MemberViewer) {
  const rows = await openMessages(db, viewer)
    .select(messageColumns)
    .select([withMedia(), 'conversationMember.readUpTo'])
    .where('message.id', '=', anyOf(ids))
    .execute()
  if (viewer.profile.roleLevel >= RoleLevel.Support) {
    const others = ids.filter((id) => rows.every((row) => row.id !== id))
    const reported = reportedMessages(db)
      .select(messageColumns)
      .select(withMedia())
      .where('message.id', '=', anyOf(others))
    rows.push(...(await reported.execute()).map((row) => ({ ...row, readUpTo: 0 })))
  }
  return rows.map(({ about, deletedAt, ...row }) => {
    const deleted = deletedAt !== null
    return { ...row, deleted, about: deleted ? null : (about as About | null) }
  })
}

async function profilesIn(deps: Store, rows: readonly MessageRow[], viewer: MemberViewer) {
  const ids = rows.flatMap(({ senderId, about }) => [senderId ?? [], about?.profileId ?? []].flat())
  const profiles = await profileSummaries(deps, [...new Set(ids)], viewer)
  return new Map(profiles.map((profile) => [profile.id, profile]))
}

/** The attachments that the viewer may see, by message. */
async function mediaIn(deps: Store, rows: readonly MessageRow[], viewer: MemberViewer) {
  const ids = rows.filter(({ attached, deleted }) => attached && !deleted).map(({ id }) => id)
  if (ids.length === 0) return attachmentsByMessage([])
  const media = await deps.db
    .selectFrom('messageMedia')
    .innerJoin('media', 'media.id', 'messageMedia.mediaId')
    .innerJoin('profile', 'profile.id', 'media.profileId')
    .select('messageMedia.messageId')
    .select(mediaSummaryColumns)
    .where('messageMedia.messageId', '=', anyOf(ids))
    .where(mediaVisibleTo(deps, viewer))
    .orderBy('messageMedia.messageId')
    .orderBy('messageMedia.position')
    .execute()
  return attachmentsByMessage(media)
}

/** The member of a lodge whom a message is about, if any. */
function lodgeMemberIn({ about }: Pick<MessageRow, 'about'>) {
  const { lodgeId, profileId } = about ?? {}
  return lodgeId === undefined || profileId === undefined ? [] : [{ lodgeId, profileId }]
}

/** System messages are worded for each viewer. */
function textOf({ text, about }: MessageRow, { locale, site, profile }: MemberViewer): string {
  if (!about?.text) return text
  return systemMessage(locale, about.text, { siteName: site.name, ...about.params }, addresseeOf(profile))
}

function readStateOf(
  { id, senderId, readUpTo }: MessageRow,
  others: { readonly count: number; readonly readUpTo: number },
  { profile }: MemberViewer,
): MailReadState {
  if (senderId !== profile.id) return id <= readUpTo ? MailReadState.Read : MailReadState.Unread
  if (id <= others.readUpTo) return MailReadState.SentAndRead
  // Everybody who might have read it is gone.
  return others.count === 0 ? MailReadState.Unknown : MailReadState.Sent
}
