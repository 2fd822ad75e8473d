import { CommentItemType } from '../contract/enums'
import { removeCommentsBy } from '../shared/comments/leave'
import type { DarkDeparture } from '../shared/darkDepartures'

/** Removes a profile's entries of the dark sites, and its comments on those of others. */
export const leaveDarkBlogs: DarkDeparture = async (deps, transaction, profileId) => {
  const items = transaction
    .selectFrom('blogEntry')
    .select('blogEntry.id')
    .where('blogEntry.dark', '=', true)
    .$asScalar()
  await removeCommentsBy(deps, transaction, profileId, { itemType: CommentItemType.BlogEntry, items })
  await transaction.deleteFrom('blogEntry').where('profileId', '=', profileId).where('dark', '=', true).execute()
}
