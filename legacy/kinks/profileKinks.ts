import type { Transaction } from 'kysely'
import type { BodyOf } from '../contract/contract'
import type { ProfileKink } from '../contract/darkKinks'
import { KinkStatus, type KinkLevel } from '../contract/enums'
import { changeOwn } from '../core/changeOwn'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer, Page } from '../core/handler'
import { invalid, notFound, Problem, unprocessable } from '../core/problem'
import { oneLine, plainText, requiredText } from '../core/text/plainText'
import { requireVisible } from '../shared/profiles/others'
import { profileSummaries } from '../shared/profiles/summary'
import { kinkName } from '../shared/kinks'
import { kinkOpenTo, kinkRows } from './lists'

type Store = Pick<Deps, 'db' | 'clock'>

/** How many kinks a profile can have. */
const MAX_KINKS = 100

/** The kinks of a profile that the viewer may see, those it likes first. */
export async function kinksOfProfile(
  deps: Store,
  viewer: MemberViewer,
  profileId: number = viewer.profile.id,
): Promise<ProfileKink[]> {
  const own = profileId === viewer.profile.id
  if (!own) await requireVisible(deps.db, viewer, profileId)
  const rows = await kinkRows(deps, viewer)
    .innerJoin('profileKink', 'profileKink.kinkId', 'kink.id')
    .select((eb) => eb.ref('profileKink.level').$castTo<KinkLevel>().as('levelOfProfile'))
    .where('profileKink.profileId', '=', profileId)
    .where(kinkOpenTo(viewer))
    .$if(!own, (shown) => shown.where('profileKink.private', '=', false))
    .execute()
  const { compare } = new Intl.Collator(viewer.locale)
  return rows
    .map(({ levelOfProfile, ...kink }) => ({ kink, level: levelOfProfile }))
    .toSorted((a, b) => a.level - b.level || compare(a.kink.name, b.kink.name) || a.kink.id - b.kink.id)
}

export async function setProfileKinks(
  deps: Store,
  viewer: MemberViewer,
  { kinks }: BodyOf<'DarkKinks.SetProfileKinks'>,
): Promise<ProfileKink[]> {
  const profileId = viewer.profile.id
  const ids = kinks.map(({ kinkId }) => kinkId)
  await changeOwn(deps, viewer, async (db) => {
    const known = await db.selectFrom('kink').select('id').where('id', 'in', ids).where(kinkOpenTo(viewer)).execute()
    const knownIds = new Set(known.map(({ id }) => id))
    const unknown = ids.findIndex((id) => !knownIds.has(id))
    if (unknown !== -1) throw unprocessable({ field: `kinks.${unknown}.kinkId`, code: 'UNKNOWN_ITEM' })
    for (const { kinkId, level, private: hidden } of kinks) {
      if (level === null) {
        await db.deleteFrom('profileKink').where('profileId', '=', profileId).where('kinkId', '=', kinkId).execute()
      } else {
        await db
          .insertInto('profileKink')
          .values({ profileId, kinkId, level, private: hidden ?? false })
          .onConflict((own) =>
            own
              .columns(['profileId', 'kinkId'])
              .doUpdateSet({ level, ...(hidden === undefined ? {} : { private: hidden }) }),
          )
          .execute()
      }
    }
    await refuseTooMany(db, profileId)
  })
  return kinksOfProfile(deps, viewer)
}

/** A kink of the same name is taken instead of a second one. */
export async function createKink(
  deps: Store & Pick<Deps, 'limits'>,
  viewer: MemberViewer,
  { name: typed, description = '', level }: BodyOf<'DarkKinks.CreateKink'>,
): Promise<ProfileKink> {
  const name = oneLine(requiredText('name', typed))
  if (name.length < 2) throw invalid({ field: 'name', code: 'TOO_SHORT', params: { min: 2 } })
  await deps.limits.consume('kinkByProfile', String(viewer.profile.id))
  const id = await changeOwn(deps, viewer, async (db) => {
    const existing = await db
      .selectFrom('kink')
      .select('kink.id')
      .where(kinkOpenTo(viewer))
      .where((eb) => eb(eb.fn('folded', [kinkName(viewer.locale)]), '=', eb.fn('folded', [eb.val(name)])))
      .executeTakeFirst()
    const kinkId = existing?.id ?? (await insertKink(db, deps, viewer, { name, description: plainText(description) }))
    await db
      .insertInto('profileKink')
      .values({ profileId: viewer.profile.id, kinkId, level })
      .onConflict((own) => own.columns(['profileId', 'kinkId']).doUpdateSet({ level }))
      .execute()
    await refuseTooMany(db, viewer.profile.id)
    return kinkId
  })
  const own = (await kinksOfProfile(deps, viewer)).find(({ kink }) => kink.id === id)
  if (!own) throw notFound()
  return own
}

async function insertKink(
  db: Transaction<DB>,
  { clock }: Pick<Deps, 'clock'>,
  { locale, profile }: MemberViewer,
  texts: { readonly name: string; readonly description: string },
): Promise<number> {
  const { id } = await db
    .insertInto('kink')
    .values({
      name: JSON.stringify({ [locale]: texts.name }),
      description: JSON.stringify(texts.description === '' ? {} : { [locale]: texts.description }),
      custom: true,
      status: KinkStatus.Waiting,
      coinedBy: profile.id,
      createdAt: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function refuseTooMany(db: Transaction<DB>, profileId: number): Promise<void> {
  const { count } = await db
    .selectFrom('profileKink')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('profileId', '=', profileId)
    .executeTakeFirstOrThrow()
  if (count > MAX_KINKS) throw new Problem(422, 'TOO_MANY_KINKS', { params: { max: MAX_KINKS } })
}

/** Kinks of members that nobody has looked at, oldest first. */
export async function waitingKinks(deps: Store, viewer: MemberViewer, { skip, take }: Page) {
  const rows = await kinkRows(deps, viewer)
    .select(['kink.createdAt', 'kink.coinedBy'])
    .where('kink.status', '=', KinkStatus.Waiting)
    .orderBy('kink.createdAt')
    .orderBy('kink.id')
    .offset(skip)
    .limit(take)
    .execute()
  const authorIds = rows.flatMap(({ coinedBy }) => coinedBy ?? [])
  const authors = new Map((await profileSummaries(deps, authorIds, viewer)).map((author) => [author.id, author]))
  return rows.map(({ coinedBy, createdAt, ...kink }) => ({
    ...kink,
    createdAt: createdAt.toISOString(),
    author: (coinedBy !== null && authors.get(coinedBy)) || null,
  }))
}

/** A refused kink is off all profiles; its row says who decided. */
export async function decideKink(
  deps: Store,
  viewer: MemberViewer,
  { kinkId, accepted, name }: BodyOf<'DarkKinks.DecideKink'>,
): Promise<void> {
  const renamed = name === undefined ? undefined : oneLine(requiredText('name', name))
  await deps.db.transaction().execute(async (db) => {
    const kink = await db.selectFrom('kink').select('status').where('id', '=', kinkId).forUpdate().executeTakeFirst()
    if (!kink) throw notFound()
    if (kink.status !== KinkStatus.Waiting) throw new Problem(409, 'ALREADY_DECIDED')
    await db
      .updateTable('kink')
      .set({
        status: accepted ? KinkStatus.Shown : KinkStatus.Refused,
        decidedBy: viewer.profile.id,
        decidedAt: deps.clock.now(),
        ...(renamed === undefined ? {} : { name: JSON.stringify({ 'en-GB': renamed }) }),
      })
      .where('id', '=', kinkId)
      .execute()
    if (!accepted) await db.deleteFrom('profileKink').where('kinkId', '=', kinkId).execute()
  })
}
