import type { BodyOf } from '../contract/contract'
import { RoleLevel } from '../contract/enums'
import type { Review } from '../contract/support/support'
import { mayEnter } from '../core/access/access'
import type { Database } from '../core/database/connect'
import type { Deps, MemberViewer, Viewer } from '../core/handler'
import { invalid, notFound } from '../core/problem'
import { plainText } from '../core/text/plainText'
import { publishTicket } from './ticket'

/** A review that the viewer may read. @throws 404 */
export async function reviewById(deps: Pick<Deps, 'db' | 'clock'>, viewer: Viewer, id: number): Promise<Review> {
  const row = await reviewRows(deps.db, viewer).where('review.id', '=', id).executeTakeFirst()
  const isStaff = (viewer.profile?.roleLevel ?? RoleLevel.None) >= RoleLevel.Support && mayEnter(deps, viewer)
  if (!row || (row.hidden && !isStaff)) throw notFound()
  const { profileId: _, ticketId: __, ...review } = row
  return review
}

/**
 * Hides a review, or shows it again. Its rating stays in the average: it is a member's experience, and an average
 * that the staff could improve by hiding would say nothing.
 */
export async function setReviewHidden(
  deps: Deps,
  viewer: MemberViewer,
  { reviewId, hidden, ...body }: BodyOf<'SupportDesk.SetReviewHidden'>,
): Promise<Review> {
  const reason = plainText(body.reason)
  if (reason === '') throw invalid({ field: 'reason', code: 'REQUIRED' })
  await deps.db.transaction().execute(async (transaction) => {
    const review = await reviewRows(transaction, viewer).where('review.id', '=', reviewId).executeTakeFirst()
    if (!review) throw notFound()
    await transaction
      .updateTable('review')
      .set(hidden ? { hiddenAt: deps.clock.now(), hiddenReason: reason } : { hiddenAt: null, hiddenReason: null })
      .where('id', '=', reviewId)
      .execute()
    if (review.ticketId !== null) {
      await publishTicket(transaction, { id: review.ticketId, profileId: review.profileId })
    }
  })
  return reviewById(deps, viewer, reviewId)
}

/** The reviews of the site; main sites show no words from the dark ones. */
function reviewRows(db: Database, { site }: Viewer) {
  return db
    .selectFrom('review')
    .leftJoin('ticket', 'ticket.id', 'review.ticketId')
    .select(['review.id', 'review.author', 'review.rating', 'review.text', 'review.date'])
    .select(['review.ticketId', 'ticket.profileId'])
    .select((eb) => eb('review.hiddenAt', 'is not', null).$castTo<boolean>().as('hidden'))
    .where('review.countryId', '=', site.countryId)
    .$if(!site.dark, (all) => all.where((eb) => eb(eb.fn.coalesce('ticket.dark', eb.lit(false)), '=', false)))
}
