import type { DarkDeparture } from '../shared/darkDepartures'

/** Deletes a profile's pictures and videos in dark lodges. */
export const leaveDarkLodgeMedia: DarkDeparture = async (_deps, transaction, profileId) => {
  const lodges = transaction.selectFrom('lodge').select('lodge.id').where('lodge.dark', '=', true)
  await transaction.deleteFrom('media').where('profileId', '=', profileId).where('lodgeId', 'in', lodges).execute()
}
