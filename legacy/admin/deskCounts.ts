import type { AnswerOf } from '../contract/contract'
import {
  DarkApplicationStatus,
  KinkStatus,
  LookStatus,
  MediaStatus,
  ProfileStatus,
  ValidationMethod,
  ValidationStatus,
} from '../contract/enums'
import type { Database } from '../core/database/connect'
import type { MemberViewer } from '../core/handler'
import { waitsForLook } from '../shared/media/waitsForLook'

/** How much waits on each desk that the viewer's site has; counting stops here, where the exact number is of no use. */
const MAX_COUNTED = 100

export async function deskCounts(db: Database, viewer: MemberViewer): Promise<AnswerOf<'Admin.GetDeskCounts'>> {
  const { site } = viewer
  const { countryId } = site
  const tickets = db
    .selectFrom('ticket')
    .select('id')
    .where('waitingSince', 'is not', null)
    .where('mergedInto', 'is', null)
    // Main sites say nothing of the dark ones.
    .where((eb) => (site.dark ? eb.lit(true) : eb('dark', '=', false)))
  const cases = db.selectFrom('reportCase').select('id').where('waitingSince', 'is not', null)
  const videos = db
    .selectFrom('personValidation')
    .innerJoin('profile', 'profile.id', 'personValidation.profileId')
    .innerJoin('media', 'media.id', 'personValidation.mediaId')
    .select('personValidation.id')
    .where('personValidation.method', '=', ValidationMethod.VideoUpload)
    .where('personValidation.status', '=', ValidationStatus.Ongoing)
    .where('media.status', '=', MediaStatus.Live)
    .where('profile.countryId', '=', countryId)
  const newProfiles = db
    .selectFrom('profile')
    .select('id')
    .where('lookStatus', '=', LookStatus.Waiting)
    .where('status', '=', ProfileStatus.Active)
    .where('countryId', '=', countryId)
  const newMedia = db
    .selectFrom('media')
    .innerJoin('profile', 'profile.id', 'media.profileId')
    .select('media.id')
    .where(waitsForLook(viewer))
  const applications = db
    .selectFrom('darkApplication')
    .innerJoin('profile', 'profile.id', 'darkApplication.profileId')
    .select('darkApplication.id')
    .where('darkApplication.status', '=', DarkApplicationStatus.Waiting)
    .where('profile.status', '=', ProfileStatus.Active)
    .where('profile.countryId', '=', countryId)
  const kinks = db.selectFrom('kink').select('id').where('status', '=', KinkStatus.Waiting)
  const count = async (rows: { limit: (max: number) => { execute: () => Promise<unknown[]> } }) =>
    (await rows.limit(MAX_COUNTED).execute()).length
  return {
    tickets: await count(tickets),
    cases: await count(cases),
    validations: await count(videos),
    looks: (await count(newProfiles)) + (await count(newMedia)),
    applications: site.dark ? await count(applications) : 0,
    kinks: site.dark ? await count(kinks) : 0,
  }
}
