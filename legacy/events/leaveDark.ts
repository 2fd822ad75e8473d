import { CommentItemType } from '../contract/enums'
import { removeCommentsBy } from '../shared/comments/leave'
import type { DarkDeparture } from '../shared/darkDepartures'
import { leaveDarkAlbums } from './album'

/** Removes what a profile has at dark events: sign-ups, questions, comments, media, and running them. */
export const leaveDarkEvents: DarkDeparture = async (deps, transaction, profileId) => {
  const items = transaction.selectFrom('event').select('event.id').where('event.dark', '=', true).$asScalar()
  await removeCommentsBy(deps, transaction, profileId, { itemType: CommentItemType.Event, items })
  await leaveDarkAlbums(deps, transaction, profileId)
  for (const table of ['eventSignUp', 'eventQuestion', 'eventHost'] as const) {
    await transaction.deleteFrom(table).where('profileId', '=', profileId).where('eventId', 'in', items).execute()
  }
  await transaction.deleteFrom('eventAdmin').where('profileId', '=', profileId).where('dark', '=', true).execute()
}
