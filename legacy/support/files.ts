import { MediaKind, MediaStatus } from '../contract/enums'
import type { AnswerOf } from '../contract/contract'
import { anyOf } from '../core/database/anyOf'
import type { Database } from '../core/database/connect'
import type { Deps, PlainRoutes } from '../core/handler'
import { siteOf } from '../core/http/viewer'
import { notFound } from '../core/problem'
import { SOURCE } from '../shared/media/fileNames'
import { goneMeanwhile, isMediaFile, sendMediaFile } from '../shared/media/sendFile'
import { fileSealer, opensFile } from './link'
import { onSite } from './ticket'

type EmailTicketFile = AnswerOf<'MyTickets.EmailTicket'>['messages'][number]['files'][number]

/** What support attached to these messages, by message, with addresses that need no log-in. */
export async function filesByMessage(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  ticketId: number,
  messageIds: readonly number[],
): Promise<Map<number, EmailTicketFile[]>> {
  const rows = await attachedBySupport(deps.db)
    .select(['ticketMessage.id as messageId', 'media.id', 'media.key', 'media.kind', 'media.width', 'media.height'])
    .where('ticketMessage.id', '=', anyOf(messageIds))
    .orderBy('ticketMessage.id')
    .orderBy('ticketMessageMedia.position')
    .execute()
  const seal = await fileSealer(deps, ticketId)
  const files = new Map<number, EmailTicketFile[]>()
  for (const { messageId, id: mediaId, key, kind, width, height } of rows) {
    const path = pathOf(seal(mediaId), key)
    const file = { video: kind === MediaKind.MailAttachmentVideo, width, height, path }
    files.set(messageId, [...(files.get(messageId) ?? []), file])
  }
  return files
}

interface Address {
  Params: { secret: string; key: string; file: string }
}

/** Serves what support attached to whoever has the link in the mail; every fetch checks that it still holds. */
export const ticketFileRoutes: PlainRoutes = (app, deps) => {
  app.get<Address>(`${pathOf(':secret', ':key')}/:file`, { errorHandler: goneMeanwhile }, async (request, reply) => {
    const { secret, key, file } = request.params
    if (!isMediaFile(key, file) || file === SOURCE) throw notFound()
    const media = await attachedBySupport(deps.db)
      .innerJoin('ticket', 'ticket.id', 'ticketMessage.ticketId')
      .select(['media.id as mediaId', 'media.storageKey as folder', 'ticketMessage.ticketId'])
      .where('media.key', '=', key)
      .where(onSite(siteOf(deps.settings, request)))
      .executeTakeFirst()
    if (!media || !(await opensFile(deps, media, secret))) throw notFound()
    return sendMediaFile(deps, request, reply, { folder: media.folder, file })
  })
}

function pathOf(secret: string, key: string): string {
  return `/media/tickets/${secret}/${key}`
}

function attachedBySupport(db: Database) {
  return db
    .selectFrom('ticketMessageMedia')
    .innerJoin('ticketMessage', 'ticketMessage.id', 'ticketMessageMedia.messageId')
    .innerJoin('media', 'media.id', 'ticketMessageMedia.mediaId')
    .where('ticketMessage.fromStaff', '=', true)
    .where('ticketMessage.internal', '=', false)
    .where('media.status', '=', MediaStatus.Live)
}
