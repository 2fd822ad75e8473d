import { createHmac } from 'node:crypto'
import type { Selectable } from 'kysely'
import { ValidationMethod, ValidationStatus, type ValidationRefusal } from '../contract/enums'
import type { ProfileValidationInfo } from '../contract/validateProfile'
import type { Database } from '../core/database/connect'
import type { PersonValidation } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import { personsOf } from '../shared/account/persons'
import { mediaSummary, mediaSummaryColumns } from '../shared/media/summary'
import { eidNameOf, methodsOf } from './methods'

type Store = Pick<Deps, 'db' | 'clock' | 'settings'>
type Row = Pick<
  Selectable<PersonValidation>,
  'personId' | 'method' | 'status' | 'startedAt' | 'endedAt' | 'refusal' | 'reason'
>

/** Where the viewer's profile stands, and what the site offers. */
export async function validationInfo(deps: Store, viewer: MemberViewer): Promise<ProfileValidationInfo> {
  const { db } = deps
  const { id: profileId } = viewer.profile
  const [profile, persons, rows, videos] = await Promise.all([
    db.selectFrom('profile').select('validated').where('id', '=', profileId).executeTakeFirstOrThrow(),
    personsOf(deps, viewer, profileId),
    validationsOf(db, profileId),
    db
      .selectFrom('personValidation')
      .innerJoin('media', 'media.id', 'personValidation.mediaId')
      .select('personValidation.personId')
      .select(mediaSummaryColumns)
      .where('personValidation.profileId', '=', profileId)
      .where('personValidation.status', '=', ValidationStatus.Ongoing)
      .execute(),
  ])
  return {
    profileId,
    validated: profile.validated,
    methods: methodsOf(deps, viewer.site),
    eidName: eidNameOf(deps, viewer.site),
    persons: persons.map(({ id, gender, age }) => {
      const own = rows.filter(({ personId }) => personId === id)
      const video = videos.find(({ personId }) => personId === id)
      return {
        personId: id,
        gender,
        age,
        ...standingOf(own, profile.validated),
        video: video ? mediaSummary(video) : null,
        videoCode: videoCode(deps, id, own),
      }
    }),
  }
}

/** The validations of a profile's persons, newest first. */
export function validationsOf(db: Database, profileId: number): Promise<Row[]> {
  return db
    .selectFrom('personValidation')
    .select(['personId', 'method', 'status', 'startedAt', 'endedAt', 'refusal', 'reason'])
    .where('profileId', '=', profileId)
    .orderBy('id', 'desc')
    .execute()
}

/** Where a person stands by their validations, newest first. A profile may have been validated without any. */
export function standingOf(rows: readonly Row[], profileIsValid: boolean) {
  const valid = rows.find(({ status }) => status === ValidationStatus.Valid)
  const latest = valid ?? rows[0]
  return {
    isValid: profileIsValid || valid !== undefined,
    latest: latest
      ? {
          method: latest.method as ValidationMethod,
          status: latest.status as ValidationStatus,
          startedAt: latest.startedAt.toISOString(),
          endedAt: latest.endedAt?.toISOString() ?? null,
          refusal: latest.refusal as ValidationRefusal | null,
          reason: latest.reason,
        }
      : null,
  }
}

/** The digits of a person's next video, which follow from the number of those before: nothing is stored to read them. */
export function videoCode({ settings }: Pick<Deps, 'settings'>, personId: number, rows: readonly Row[]): string {
  const decided = rows.filter(
    ({ method, status }) => method === ValidationMethod.VideoUpload && status !== ValidationStatus.Ongoing,
  )
  const bytes = createHmac('sha256', settings.secret).update(`validation video:${personId}:${decided.length}`).digest()
  return String(bytes.readUInt32BE() % 1_000_000).padStart(6, '0')
}

/** @throws 404 for a person of another profile, and where the person needs no validation any more */
export async function requireOpenPerson(db: Database, viewer: MemberViewer, personId: number): Promise<void> {
  const person = await db
    .selectFrom('person')
    .innerJoin('profile', 'profile.id', 'person.profileId')
    .select('profile.validated')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('personValidation')
            .select('personValidation.id')
            .whereRef('personValidation.personId', '=', 'person.id')
            .where('personValidation.status', '=', ValidationStatus.Valid),
        )
        .as('isValid'),
    )
    .where('person.id', '=', personId)
    .where('person.profileId', '=', viewer.profile.id)
    .executeTakeFirst()
  if (!person) throw notFound()
  if (person.isValid || person.validated) throw new Problem(409, 'ALREADY_VALIDATED')
}
