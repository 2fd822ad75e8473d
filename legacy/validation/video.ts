import type { BodyOf } from '../contract/contract'
import { ConsentKind, MediaKind, ValidationMethod, ValidationStatus } from '../contract/enums'
import type { ProfileValidationInfo } from '../contract/validateProfile'
import { changeOwn } from '../core/changeOwn'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import { recordConsent } from '../shared/account/consents'
import { requireConsent, useUpload } from '../shared/media/upload'
import { requireOpenPerson, validationInfo, validationsOf, videoCode } from './info'
import { requireMethod } from './methods'
import { endOngoing } from './outcome'

/** Hands an uploaded video to the staff, with the digits that must be heard in it. */
export async function saveVideo(
  deps: Deps,
  viewer: MemberViewer,
  { personId, mediaId, consent }: BodyOf<'ValidateProfile.SaveValidationVideo'>,
): Promise<ProfileValidationInfo> {
  requireMethod(deps, viewer.site, ValidationMethod.VideoUpload)
  requireConsent(viewer, consent)
  await deps.limits.consume('validationByProfile', String(viewer.profile.id))
  const now = deps.clock.now()
  await changeOwn(deps, viewer, async (db) => {
    await requireOpenPerson(db, viewer, personId)
    const own = (await validationsOf(db, viewer.profile.id)).filter((row) => row.personId === personId)
    if (own.some(isWaiting)) throw new Problem(409, 'VIDEO_WAITS')
    await useUpload(db, viewer, {
      mediaId,
      title: undefined,
      now,
      placeOf: (isVideo) => {
        if (!isVideo) throw new Problem(422, 'VIDEO_NEEDED')
        return { kind: MediaKind.ValidationVideo }
      },
    })
    await db
      .insertInto('personValidation')
      .values({
        profileId: viewer.profile.id,
        personId,
        method: ValidationMethod.VideoUpload,
        status: ValidationStatus.Ongoing,
        startedAt: now,
        mediaId,
        code: videoCode(deps, personId, own),
      })
      .execute()
    const { profile, site } = viewer
    await recordConsent(db, deps, { profileId: profile.id, site, kind: ConsentKind.ValidationVideo, given: true })
  })
  return validationInfo(deps, viewer)
}

function isWaiting({ method, status }: { readonly method: number; readonly status: number }): boolean {
  return method === ValidationMethod.VideoUpload && status === ValidationStatus.Ongoing
}

/** Deletes a video that nobody has decided on. */
export async function cancelVideo(
  deps: Deps,
  viewer: MemberViewer,
  { personId }: BodyOf<'ValidateProfile.CancelValidationVideo'>,
): Promise<ProfileValidationInfo> {
  await changeOwn(deps, viewer, async (db) => {
    const person = await db
      .selectFrom('person')
      .select('id')
      .where('id', '=', personId)
      .where('profileId', '=', viewer.profile.id)
      .executeTakeFirst()
    if (!person) throw notFound()
    await endOngoing(db, personId, ValidationMethod.VideoUpload)
  })
  return validationInfo(deps, viewer)
}
