import type { Transaction } from 'kysely'
import { AlbumType, DarkApplicationStatus, DarkStatus, MediaKind } from '../contract/enums'
import type { BodyOf } from '../contract/contract'
import type { CurrentDark } from '../contract/editDarkProfile'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { unprocessable } from '../core/problem'
import { isOwnPassword } from '../shared/account/profilePassword'
import { darkDepartures } from '../shared/darkDepartures'
import { publishProfileChange } from '../shared/mail/participants'
import { lockDarkDeparture } from '../shared/profiles/others'
import { currentDark, logStep, notOpen } from './application'

/** Takes an application back, or leaves the dark sites: nothing that the member has there remains. */
export async function deleteDarkProfile(
  deps: Pick<Deps, 'db' | 'clock' | 'limits'>,
  viewer: MemberViewer,
  { password }: BodyOf<'EditDarkProfile.DeleteDarkProfile'>,
): Promise<CurrentDark> {
  const { id } = viewer.profile
  if (!(await isOwnPassword(deps, viewer.profile, password, `session ${viewer.session.id}`))) {
    throw unprocessable({ field: 'password', code: 'WRONG_PASSWORD' })
  }
  await deps.db.transaction().execute(async (db) => {
    // Before the profile's row, which whoever writes to it at this moment may lock.
    await lockDarkDeparture(db, id)
    const profile = await db
      .selectFrom('profile')
      .select('darkStatus')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    if (profile.darkStatus === DarkStatus.None) throw notOpen()
    const open = [DarkApplicationStatus.Waiting, DarkApplicationStatus.MoreAsked, DarkApplicationStatus.Approved]
    const ended = await db
      .updateTable('darkApplication')
      .set({ status: DarkApplicationStatus.Withdrawn })
      .where('profileId', '=', id)
      .where('status', 'in', open)
      .returning('id')
      .execute()
    for (const application of ended) {
      await logStep(db, deps, { id: application.id, status: DarkApplicationStatus.Withdrawn, actorId: id })
    }
    // A declined application stays: its time until the next one counts on.
    const darkStatus = profile.darkStatus === DarkStatus.Declined ? DarkStatus.Declined : DarkStatus.None
    await removeAll(db, deps, id)
    await db
      .updateTable('profile')
      .set({ darkStatus, showOnDarkFrontPage: false, discreetTab: false, blurredPictures: false, awayMinutes: null })
      .where('id', '=', id)
      .execute()
    await publishProfileChange(db, id)
  })
  return currentDark(deps, viewer)
}

async function removeAll(db: Transaction<DB>, deps: Pick<Deps, 'clock'>, profileId: number): Promise<void> {
  for (const leave of darkDepartures.values()) await leave(deps, db, profileId)
  await db.updateTable('darkApplication').set({ text: '', reason: null }).where('profileId', '=', profileId).execute()
  await db.deleteFrom('darkProfile').where('profileId', '=', profileId).execute()
  await db.updateTable('person').set({ dominance: null }).where('profileId', '=', profileId).execute()
  const redAlbums = db
    .selectFrom('album')
    .select('album.id')
    .where('album.profileId', '=', profileId)
    .where('album.type', '=', AlbumType.Red)
  await db
    .deleteFrom('media')
    .where('profileId', '=', profileId)
    .where((eb) => eb.or([eb('kind', '=', MediaKind.DarkProfilePicture), eb('albumId', 'in', redAlbums)]))
    .execute()
  await db.deleteFrom('album').where('profileId', '=', profileId).where('type', '=', AlbumType.Red).execute()
}
