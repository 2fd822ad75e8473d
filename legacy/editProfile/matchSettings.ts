import type { LookingFor } from '../contract/enums'
import type { MatchSettings } from '../contract/shapes'
import type { Handler, ProfileRow } from '../core/handler'
import { invalid } from '../core/problem'

type Sought = Pick<ProfileRow, 'seekAudience' | 'seekAgeFrom' | 'seekAgeTo' | 'seekDistance' | 'lookingFor'>

function matchSettingsOf(row: Sought): MatchSettings {
  return {
    audience: row.seekAudience,
    ageFrom: row.seekAgeFrom,
    ageTo: row.seekAgeTo,
    distance: row.seekDistance,
    lookingFor: row.lookingFor as LookingFor[],
  }
}

export const getMatchSettings: Handler<'EditProfile.GetMatchSettings'> = async (_deps, { viewer }) =>
  matchSettingsOf(viewer.profile)

export const saveMatchSettings: Handler<'EditProfile.SaveMatchSettings'> = async ({ db }, { body, viewer }) => {
  if (body.ageFrom > body.ageTo) throw invalid({ field: 'ageTo', code: 'AGE_RANGE' })
  const saved = await db
    .updateTable('profile')
    .set({
      seekAudience: body.audience,
      seekAgeFrom: body.ageFrom,
      seekAgeTo: body.ageTo,
      seekDistance: body.distance,
      lookingFor: body.lookingFor.toSorted((one, other) => one - other),
    })
    .where('id', '=', viewer.profile.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return matchSettingsOf(saved)
}
