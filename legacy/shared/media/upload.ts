import type { Transaction } from 'kysely'
import { MediaKind, MediaStatus } from '../../contract/enums'
import { refuseImpersonated } from '../../core/access/access'
import type { DB } from '../../core/database/schema.generated'
import type { MemberViewer } from '../../core/handler'
import { notFound, Problem } from '../../core/problem'
import { oneLine, plainText } from '../../core/text/plainText'
import { lockOwnMedia } from './own'

/** Kinds of uploads that nothing uses yet. */
export const tempKinds: readonly MediaKind[] = [MediaKind.TempPicture, MediaKind.TempVideo]

/** How an upload becomes a media item that its owner keeps. */
interface Use {
  readonly mediaId: number
  readonly title: string | undefined
  readonly now: Date
  /** Whether the staff look at it before others see it. */
  readonly lookNeeded?: boolean
  /** Where it is kept, with the kind that a picture or a video has there. */
  readonly placeOf: (isVideo: boolean) => Placed
}

interface Placed {
  readonly kind: MediaKind
  readonly albumId?: number | null
  readonly lodgeId?: number
  readonly lodgeAlbumId?: number
  readonly lodgeStatus?: number
}

/** Refuses an upload whose use the member has not consented to, since only the member can confirm the copyright. */
export function requireConsent(viewer: MemberViewer, consent: boolean): void {
  refuseImpersonated(viewer)
  if (consent) return
  throw new Problem(422, 'CONSENT_REQUIRED', { fields: [{ field: 'consent', code: 'CONSENT_REQUIRED' }] })
}

/** Puts one of the viewer's uploads to its use. A video may still be converting. @throws 404 when it is gone */
export async function useUpload(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  { mediaId, title = '', now, lookNeeded = false, placeOf }: Use,
): Promise<void> {
  const [medium] = await lockOwnMedia(transaction, viewer, [mediaId], tempKinds)
  if (!medium || (medium.expiresAt && medium.expiresAt <= now)) throw notFound()
  if (medium.status === MediaStatus.ConversionFailed) throw new Problem(422, 'FILE_UNREADABLE')
  await transaction
    .updateTable('media')
    .set({
      ...placeOf(medium.kind === MediaKind.TempVideo),
      title: titleOf(title),
      consentedAt: now,
      // Other members see it as new from now on.
      createdAt: now,
      expiresAt: null,
      ...(lookNeeded && {
        lookNeeded,
        ...(medium.status === MediaStatus.Live && { status: MediaStatus.WaitingForLook }),
      }),
    })
    .where('id', '=', mediaId)
    .execute()
}

export function titleOf(title: string): string | null {
  return oneLine(plainText(title)) || null
}
