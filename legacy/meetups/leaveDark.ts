import { CommentItemType } from '../contract/enums'
import { removeCommentsBy } from '../shared/comments/leave'
import type { DarkDeparture } from '../shared/darkDepartures'

/** Removes a profile's comments on meetups of dark lodges; the meetups are their lodges', and stay. */
export const leaveDarkMeetups: DarkDeparture = async (deps, transaction, profileId) => {
  const items = transaction
    .selectFrom('meetup')
    .innerJoin('lodge', 'lodge.id', 'meetup.lodgeId')
    .select('meetup.id')
    .where('lodge.dark', '=', true)
    .$asScalar()
  await removeCommentsBy(deps, transaction, profileId, { itemType: CommentItemType.Meetup, items })
}
