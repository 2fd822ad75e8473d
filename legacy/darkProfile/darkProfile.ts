import type { BodyOf } from '../contract/contract'
import type { DarkProfile } from '../contract/editDarkProfile'
import type { Dominance, Gender, LookingFor } from '../contract/enums'
import type { Discretion } from '../contract/shapes'
import { changeOwn } from '../core/changeOwn'
import { ageOn, calendarDay } from '../core/clock'
import type { Deps, MemberViewer } from '../core/handler'
import { invalid, notFound } from '../core/problem'
import { oneLine, plainText } from '../core/text/plainText'
import { discretionOf } from '../shared/account/currentProfile'
import { MAX_TEXT_LENGTH, sanitiseRichText, wordsOf } from '../core/text/richText'

type Store = Pick<Deps, 'db' | 'clock'>

/** What the viewer has written for the dark sites; the default where that is nothing. */
export async function darkProfileForEdit({ db, clock }: Store, { profile, site }: MemberViewer): Promise<DarkProfile> {
  const [written, persons] = await Promise.all([
    db.selectFrom('darkProfile').selectAll().where('profileId', '=', profile.id).executeTakeFirst(),
    db
      .selectFrom('person')
      .select(['id', 'gender', 'birthday', 'dominance'])
      .where('profileId', '=', profile.id)
      .orderBy('position')
      .execute(),
  ])
  const today = calendarDay(clock.now(), site.timeZone)
  return {
    id: profile.id,
    headline: written?.headline ?? null,
    text: written?.text ?? '',
    lookingFor: (written?.lookingFor ?? []) as LookingFor[],
    showMainTexts: written?.showMainTexts ?? true,
    persons: persons.map(({ id, gender, birthday, dominance }) => ({
      id,
      gender: gender as Gender,
      age: ageOn(today, birthday),
      dominance: dominance as Dominance | null,
    })),
  }
}

export async function updateDarkProfile(
  deps: Store,
  viewer: MemberViewer,
  written: BodyOf<'EditDarkProfile.UpdateDarkProfile'>,
): Promise<DarkProfile> {
  const headline = oneLine(plainText(written.headline ?? '')) || null
  const text = sanitiseRichText(written.text)
  if (wordsOf(text).length > MAX_TEXT_LENGTH) {
    throw invalid({ field: 'text', code: 'TOO_LONG', params: { max: MAX_TEXT_LENGTH } })
  }
  await changeOwn(deps, viewer, (db) =>
    db
      .insertInto('darkProfile')
      .values({ profileId: viewer.profile.id, headline, text })
      .onConflict((own) => own.column('profileId').doUpdateSet({ headline, text }))
      .execute(),
  )
  return darkProfileForEdit(deps, viewer)
}

export async function saveDarkInformation(
  deps: Store,
  viewer: MemberViewer,
  { persons = [], ...facts }: BodyOf<'EditDarkProfile.SaveDarkInformation'>,
): Promise<DarkProfile> {
  const profileId = viewer.profile.id
  await changeOwn(deps, viewer, async (db) => {
    const { lookingFor, showMainTexts } = facts
    const values = {
      ...(lookingFor === undefined ? {} : { lookingFor: [...lookingFor] }),
      ...(showMainTexts === undefined ? {} : { showMainTexts }),
    }
    if (Object.keys(values).length > 0) {
      await db
        .insertInto('darkProfile')
        .values({ profileId, ...values })
        .onConflict((own) => own.column('profileId').doUpdateSet(values))
        .execute()
    }
    for (const { personId, dominance } of persons) {
      const { numUpdatedRows } = await db
        .updateTable('person')
        .set({ dominance })
        .where('id', '=', personId)
        .where('profileId', '=', profileId)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) throw notFound()
    }
  })
  return darkProfileForEdit(deps, viewer)
}

export async function saveDiscretion(
  { db, clock }: Store,
  { profile, session }: MemberViewer,
  { discreetTab, blurPictures, awayMinutes }: BodyOf<'EditDarkProfile.SaveDiscretion'>,
): Promise<Discretion> {
  return db.transaction().execute(async (transaction) => {
    const saved = await transaction
      .updateTable('profile')
      .set({ discreetTab, blurredPictures: blurPictures, awayMinutes })
      .where('id', '=', profile.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    // The member is here, whenever they logged in.
    await transaction.updateTable('session').set({ presentAt: clock.now() }).where('id', '=', session.id).execute()
    return discretionOf(saved)
  })
}
