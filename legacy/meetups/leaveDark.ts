import { CommentItemType } from '../contract/enums'
import { removeCommentsBy } from '../shared/comments/leave'
import type { DarkDeparture } from '../shared/darkDepartures'
import { cancelComing } from './cancelling'

/**
 * Removes a profile's comments on meetups of dark lodges, and its own meetups; coming ones that others have signed up
 * for are cancelled.
 */
export const leaveDarkMeetups: DarkDeparture = async (deps, transaction, profileId) => {
  const items = transaction
    .selectFrom('meetup')
    .innerJoin('lodge', 'lodge.id', 'meetup.lodgeId')
    .select('meetup.id')
    .where('lodge.dark', '=', true)
    .$asScalar()
  await removeCommentsBy(deps, transaction, profileId, { itemType: CommentItemType.Meetup, items })
  await cancelComing(deps, transaction, [profileId], [true])
  // Those that were cancelled have another maker by now.
  await transaction.deleteFrom('meetup').where('profileId', '=', profileId).where('id', 'in', items).execute()
}
