import { personsOf } from '../shared/account/persons'
import { birthdayProblem } from '../shared/account/rules'
import { refuseImpersonated } from '../core/access/access'
import { changeOwn } from '../core/changeOwn'
import { after, calendarDay, DAY } from '../core/clock'
import type { Handler } from '../core/handler'
import { invalid, notFound, Problem } from '../core/problem'

const ONCE_IN = 365 * DAY

/** Corrects a person's birthday. Limited, because others search by age. */
export const updateBirthday: Handler<'EditProfile.UpdatePersonBirthday'> = async (
  deps,
  { body: { personId, birthday }, viewer },
) => {
  const { db, clock } = deps
  refuseImpersonated(viewer)
  const now = clock.now()
  const { profile } = viewer
  const person = await db
    .selectFrom('person')
    .select(['birthday', 'birthdayChangedAt'])
    .where('id', '=', personId)
    .where('profileId', '=', profile.id)
    .executeTakeFirst()
  if (!person) throw notFound()
  const code = birthdayProblem(birthday, calendarDay(now, viewer.site.timeZone))
  if (code) throw invalid({ field: 'birthday', code })
  if (birthday !== person.birthday) {
    if (profile.validated) throw new Problem(422, 'BIRTHDAY_VALIDATED')
    const saved = await changeOwn({ db }, viewer, (transaction) =>
      transaction
        .updateTable('person')
        .set({ birthday, birthdayChangedAt: now })
        .where('id', '=', personId)
        .where((eb) =>
          eb.or([eb('birthdayChangedAt', 'is', null), eb('birthdayChangedAt', '<=', after(now, -ONCE_IN))]),
        )
        .executeTakeFirstOrThrow(),
    )
    if (saved.numUpdatedRows === 0n) throw new Problem(422, 'BIRTHDAY_CHANGED')
  }
  const changed = (await personsOf(deps, viewer, profile.id)).find(({ id }) => id === personId)
  if (!changed) throw notFound()
  return changed
}
