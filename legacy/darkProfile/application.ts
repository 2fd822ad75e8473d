import type { Transaction } from 'kysely'
import type { BodyOf } from '../contract/contract'
import type { CurrentDark } from '../contract/editDarkProfile'
import {
  DarkApplicationStatus,
  DarkStatus,
  ForcedValidation,
  MediaKind,
  MediaStatus,
  ProfileStatus,
} from '../contract/enums'
import { after, DAY } from '../core/clock'
import { changeOwn } from '../core/changeOwn'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { invalid, Problem } from '../core/problem'
import { requiredText } from '../core/text/plainText'
import { longDay } from '../core/text/longDay'

type Store = Pick<Deps, 'db' | 'clock'>
type Missing = CurrentDark['missing'][number]

/** How long after a decline another application is possible. */
const AGAIN_AFTER = 14 * DAY
const MIN_LENGTH = 20

/** Where the viewer stands with the dark sites. */
export async function currentDark({ db }: Store, viewer: MemberViewer): Promise<CurrentDark> {
  const { id } = viewer.profile
  const [profile, application, missing] = await Promise.all([
    db.selectFrom('profile').select('darkStatus').where('id', '=', id).executeTakeFirstOrThrow(),
    latestApplication(db, id),
    missingFor(db, id),
  ])
  return {
    darkStatus: profile.darkStatus as DarkStatus,
    application: application
      ? {
          status: application.status as DarkApplicationStatus,
          appliedAt: application.appliedAt.toISOString(),
          decidedAt: application.decidedAt?.toISOString() ?? null,
          reason: application.reason,
          againFrom:
            application.status === DarkApplicationStatus.Declined && application.decidedAt
              ? after(application.decidedAt, AGAIN_AFTER).toISOString()
              : null,
        }
      : null,
    missing,
  }
}

function latestApplication(db: Database, profileId: number) {
  return db
    .selectFrom('darkApplication')
    .selectAll()
    .where('profileId', '=', profileId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

async function missingFor(db: Database, profileId: number): Promise<Missing[]> {
  const { emailConfirmedAt, forcedValidation, validated, picture } = await db
    .selectFrom('profile')
    .select(['profile.emailConfirmedAt', 'profile.forcedValidation', 'profile.validated'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('media')
            .select('media.id')
            .whereRef('media.profileId', '=', 'profile.id')
            .where('media.kind', '=', MediaKind.ProfilePicture)
            .where('media.status', '=', MediaStatus.Live),
        )
        .as('picture'),
    )
    .where('profile.id', '=', profileId)
    .executeTakeFirstOrThrow()
  const missing: Missing[] = []
  if (!picture) missing.push('PICTURE')
  if (!emailConfirmedAt) missing.push('EMAIL')
  if (forcedValidation !== ForcedValidation.None && !validated) missing.push('VALIDATION')
  return missing
}

const refusals = {
  PICTURE: 'PICTURE_NEEDED',
  EMAIL: 'EMAIL_NOT_CONFIRMED',
  VALIDATION: 'VALIDATION_REQUIRED',
} as const

/** Asks to be let in, for the first time or after a withdrawal. */
export async function apply(
  deps: Store & Pick<Deps, 'limits'>,
  viewer: MemberViewer,
  body: BodyOf<'EditDarkProfile.ApplyApplication'>,
): Promise<CurrentDark> {
  const text = writtenWhy(body.text)
  await consumeApplication(deps, viewer)
  await changeOwn(deps, viewer, async (db) => {
    const darkStatus = await applicant(db, viewer)
    if (darkStatus !== DarkStatus.None) throw notOpen()
    await beginApplication(db, deps, viewer, text)
  })
  return currentDark(deps, viewer)
}

/** Answers what the staff asked for, or asks again after a decline. */
export async function applyAgain(
  deps: Store & Pick<Deps, 'limits'>,
  viewer: MemberViewer,
  body: BodyOf<'EditDarkProfile.ApplyAgain'>,
): Promise<CurrentDark> {
  const text = writtenWhy(body.text)
  await consumeApplication(deps, viewer)
  await changeOwn(deps, viewer, async (db) => {
    await applicant(db, viewer)
    const last = await latestApplication(db, viewer.profile.id)
    if (last?.status === DarkApplicationStatus.MoreAsked) {
      const now = deps.clock.now()
      await db
        .updateTable('darkApplication')
        .set({ status: DarkApplicationStatus.Waiting, text, appliedAt: now })
        .where('id', '=', last.id)
        .execute()
      return logStep(db, deps, { id: last.id, status: DarkApplicationStatus.Waiting, actorId: viewer.profile.id })
    }
    if (last?.status !== DarkApplicationStatus.Declined || !last.decidedAt) throw notOpen()
    const from = after(last.decidedAt, AGAIN_AFTER)
    if (from > deps.clock.now()) {
      throw new Problem(422, 'APPLICATION_TOO_EARLY', { params: { date: longDay(viewer, from) } })
    }
    await beginApplication(db, deps, viewer, text)
  })
  return currentDark(deps, viewer)
}

/** Refuses who may not apply. Returns the status at this moment. */
async function applicant(db: Transaction<DB>, { profile }: MemberViewer): Promise<DarkStatus> {
  if (profile.status !== ProfileStatus.Active) throw new Problem(403, 'PROFILE_LOCKED')
  const [first] = await missingFor(db, profile.id)
  if (first) throw new Problem(422, refusals[first])
  const { darkStatus } = await db
    .selectFrom('profile')
    .select('darkStatus')
    .where('id', '=', profile.id)
    .executeTakeFirstOrThrow()
  return darkStatus as DarkStatus
}

function writtenWhy(typed: string): string {
  const text = requiredText('text', typed)
  if (text.length < MIN_LENGTH) throw invalid({ field: 'text', code: 'TOO_SHORT', params: { min: MIN_LENGTH } })
  return text
}

async function consumeApplication({ limits }: Pick<Deps, 'limits'>, { profile }: MemberViewer): Promise<void> {
  await limits.consume('darkApplicationByProfile', String(profile.id))
}

async function beginApplication(
  db: Transaction<DB>,
  deps: Pick<Deps, 'clock'>,
  { profile }: MemberViewer,
  text: string,
): Promise<void> {
  const status = DarkApplicationStatus.Waiting
  const { id } = await db
    .insertInto('darkApplication')
    .values({ profileId: profile.id, status, text, appliedAt: deps.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await logStep(db, deps, { id, status, actorId: profile.id })
  await db.updateTable('profile').set({ darkStatus: DarkStatus.Applied }).where('id', '=', profile.id).execute()
}

interface Step {
  /** The application's. */
  readonly id: number
  readonly status: DarkApplicationStatus
  readonly actorId: number
}

export async function logStep(
  db: Transaction<DB>,
  { clock }: Pick<Deps, 'clock'>,
  { id: applicationId, status, actorId }: Step,
): Promise<void> {
  await db.insertInto('darkApplicationStep').values({ applicationId, status, actorId, at: clock.now() }).execute()
}

export function notOpen(): Problem {
  return new Problem(409, 'APPLICATION_NOT_OPEN')
}
