import { CommentItemType } from '../contract/enums'
import { removeCommentsBy } from '../shared/comments/leave'
import type { DarkDeparture } from '../shared/darkDepartures'

/** Removes a profile's topics in dark lodges, and its comments on those of others. */
export const leaveDarkDebates: DarkDeparture = async (deps, transaction, profileId) => {
  const items = transaction
    .selectFrom('debateEntry')
    .innerJoin('lodge', 'lodge.id', 'debateEntry.lodgeId')
    .select('debateEntry.id')
    .where('lodge.dark', '=', true)
    .$asScalar()
  await removeCommentsBy(deps, transaction, profileId, { itemType: CommentItemType.DebateEntry, items })
  await transaction.deleteFrom('debateEntry').where('profileId', '=', profileId).where('id', 'in', items).execute()
}
