import type { Transaction } from 'kysely'
import type { TicketMessage } from '../contract/support/tickets'
import { RoleLevel } from '../contract/enums'
import { mayEnter } from '../core/access/access'
import { anyOf } from '../core/database/anyOf'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import { pageOf, type Deps, type MemberViewer, type Viewer } from '../core/handler'
import { notFound } from '../core/problem'
import { attachmentsByMessage, keepAsAttachments, lockUploads } from '../shared/media/attachments'
import type { Owner } from '../shared/media/own'
import { mediaSummaryColumns } from '../shared/media/summary'
import { requireConsent } from '../shared/media/upload'
import { mediaVisibleTo } from '../shared/media/visibility'
import { onSite, survivingId } from './ticket'

type Store = Pick<Deps, 'db' | 'clock'>
type MessageRow = Awaited<ReturnType<ReturnType<typeof messageRows>['execute']>>[number]

interface NewMessage {
  readonly ticketId: number
  readonly text: string
  readonly key: string
  readonly staffId?: number
  readonly internal?: boolean
  /** Of a message that arrived as a mail. */
  readonly byMail?: boolean
  readonly otherAddress?: string | null
  readonly leftOut?: number
}

/** What is attached to a message. */
export interface Attached {
  readonly mediaIds?: readonly number[]
  readonly consent?: boolean
}

/** The messages of one of the viewer's tickets, newest first, without notes. */
export async function ownMessages(
  deps: Store,
  viewer: MemberViewer,
  { id, ...page }: { readonly id: number; readonly skip?: number; readonly take?: number },
): Promise<TicketMessage[]> {
  const ticketId = await survivingId(deps.db, id)
  const ticket = await deps.db
    .selectFrom('ticket')
    .select('id')
    .where('id', '=', ticketId)
    .where('profileId', '=', viewer.profile.id)
    .where(onSite(viewer.site))
    .executeTakeFirst()
  if (!ticket) throw notFound()
  const { skip, take } = pageOf(page)
  const rows = await messageRows(deps.db)
    .where('ticketMessage.ticketId', '=', ticketId)
    .where('ticketMessage.internal', '=', false)
    .orderBy('ticketMessage.id', 'desc')
    .offset(skip)
    .limit(take)
    .execute()
  return messageAnswers(deps, viewer, rows)
}

/** The messages and notes of any ticket, for staff. */
export async function messagesForStaff(
  deps: Store,
  viewer: MemberViewer,
  { ticketId, ...page }: { readonly ticketId: number; readonly skip?: number; readonly take?: number },
): Promise<TicketMessage[]> {
  const { skip, take } = pageOf(page)
  const rows = await messageRows(deps.db)
    .innerJoin('ticket', 'ticket.id', 'ticketMessage.ticketId')
    .where('ticket.id', '=', await survivingId(deps.db, ticketId))
    .where(onSite(viewer.site))
    .orderBy('ticketMessage.id', 'desc')
    .offset(skip)
    .limit(take)
    .execute()
  return messageAnswers(deps, viewer, rows)
}

/** A message of the viewer's own tickets, or for staff of any. @throws 404 for others */
export async function messageById(deps: Store, viewer: MemberViewer, id: number): Promise<TicketMessage> {
  const row = await messageRows(deps.db)
    .innerJoin('ticket', 'ticket.id', 'ticketMessage.ticketId')
    .where('ticketMessage.id', '=', id)
    .where(onSite(viewer.site))
    .$if(!isStaff(deps, viewer), (query) =>
      query.where('ticket.profileId', '=', viewer.profile.id).where('ticketMessage.internal', '=', false),
    )
    .executeTakeFirst()
  const [message] = row ? await messageAnswers(deps, viewer, [row]) : []
  if (!message) throw notFound()
  return message
}

/** The answer for a message that was just written, also to a visitor. */
export async function writtenMessage(deps: Store, viewer: Viewer, id: number): Promise<TicketMessage> {
  const row = await messageRows(deps.db).where('ticketMessage.id', '=', id).executeTakeFirstOrThrow()
  const [message] = await messageAnswers(deps, viewer, [row])
  if (!message) throw notFound()
  return message
}

/** Writes into a locked ticket. Says whether it is new: the same key again gives the first message. */
export async function insertMessage(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  { staffId, internal = false, ...message }: NewMessage,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const inserted = await transaction
    .insertInto('ticketMessage')
    .values({
      ...message,
      fromStaff: staffId !== undefined,
      staffId: staffId ?? null,
      internal,
      createdAt: clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['ticketId', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return { id: inserted.id, isNew: true }
  const { id } = await transaction
    .selectFrom('ticketMessage')
    .select('id')
    .where('ticketId', '=', message.ticketId)
    .where('key', '=', message.key)
    .executeTakeFirstOrThrow()
  return { id, isNew: false }
}

/** Attaches the viewer's uploads to a message that they have just written. */
export async function attachTo(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  messageId: number,
  { mediaIds = [], consent = false }: Attached,
): Promise<void> {
  if (mediaIds.length === 0) return
  requireConsent(viewer, consent)
  await attachUploads(deps, transaction, viewer, messageId, mediaIds)
}

/**
 * Attaches uploads of the staff to an answer. They belong to the member from then on, who does not learn which of the
 * staff wrote; what a visitor gets stays with its uploader.
 */
export async function attachToAnswer(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  { messageId, ownerId }: { readonly messageId: number; readonly ownerId: number | null },
  attached: Attached,
): Promise<void> {
  await attachTo(deps, transaction, viewer, messageId, attached)
  if (ownerId === null || !attached.mediaIds?.length) return
  await transaction
    .updateTable('media')
    .set({ profileId: ownerId })
    .where('id', '=', anyOf(attached.mediaIds))
    .execute()
}

/** Attaches a member's uploads to a message, once the member has consented. */
export async function attachUploads(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  owner: Owner,
  messageId: number,
  mediaIds: readonly number[],
): Promise<void> {
  const media = await lockUploads(deps, transaction, owner, mediaIds)
  await keepAsAttachments(deps, transaction, media)
  await transaction
    .insertInto('ticketMessageMedia')
    .values(media.map(({ id: mediaId }, position) => ({ messageId, mediaId, position })))
    .execute()
}

function isStaff(deps: Pick<Deps, 'clock'>, viewer: Viewer): boolean {
  return (viewer.profile?.roleLevel ?? RoleLevel.None) >= RoleLevel.Support && mayEnter(deps, viewer)
}

function messageRows(db: Database) {
  return db
    .selectFrom('ticketMessage')
    .leftJoin('profile as staff', 'staff.id', 'ticketMessage.staffId')
    .select([
      'ticketMessage.id',
      'ticketMessage.ticketId',
      'ticketMessage.fromStaff',
      'ticketMessage.internal',
      'ticketMessage.text',
      'ticketMessage.createdAt',
      'ticketMessage.byMail',
      'ticketMessage.otherAddress',
      'ticketMessage.leftOut',
      'staff.name as staffName',
    ])
}

async function messageAnswers(deps: Store, viewer: Viewer, rows: readonly MessageRow[]): Promise<TicketMessage[]> {
  const media = await mediaIn(
    deps,
    viewer,
    rows.map(({ id }) => id),
  )
  const forStaff = isStaff(deps, viewer)
  return rows.map(({ createdAt, staffName, ...row }) => ({
    ...row,
    staffName: forStaff ? staffName : null,
    media: media.get(row.id) ?? [],
    createdAt: createdAt.toISOString(),
  }))
}

async function mediaIn(deps: Store, viewer: Viewer, messageIds: readonly number[]) {
  if (messageIds.length === 0) return attachmentsByMessage([])
  const media = await deps.db
    .selectFrom('ticketMessageMedia')
    .innerJoin('media', 'media.id', 'ticketMessageMedia.mediaId')
    .innerJoin('profile', 'profile.id', 'media.profileId')
    .select('ticketMessageMedia.messageId')
    .select(mediaSummaryColumns)
    .where('ticketMessageMedia.messageId', '=', anyOf(messageIds))
    .where(mediaVisibleTo(deps, viewer))
    .orderBy('ticketMessageMedia.messageId')
    .orderBy('ticketMessageMedia.position')
    .execute()
  return attachmentsByMessage(media)
}
