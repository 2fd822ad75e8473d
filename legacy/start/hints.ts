import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import { addresseeOf } from '../content/addressee'
import { hint, hintCodes, type HintCode } from '../content/hints/hints'
import type { AnswerOf } from '../contract/contract'
import { EVERYBODY } from '../contract/enums'
import { unstatedFacts } from '../contract/shapes'
import type { Database } from '../core/database/connect'
import type { Person } from '../core/database/schema.generated'
import type { MemberViewer, ProfileRow } from '../core/handler'

/** Hints that would improve the member's profile, most useful first. */
export async function hintsFor(db: Database, viewer: MemberViewer): Promise<AnswerOf<'CurrentProfile.Hints'>> {
  const { profile, locale } = viewer
  const persons = await db.selectFrom('person').selectAll().where('profileId', '=', profile.id).execute()
  const missing: Readonly<Record<HintCode, boolean>> = {
    ConfirmEmail: profile.emailConfirmedAt === null,
    AddPicture: profile.pictureId === null,
    WriteText: profile.text.trim() === '',
    ValidateProfile: !profile.validated,
    SetMatchSettings: profile.lookingFor.length === 0 && seeksAnyone(profile),
    AddMatchWords: profile.matchWords.length === 0,
    FillPersonFacts: persons.some(saysNothing),
    AddHeightAndWeight: persons.some(({ height, weight }) => height === null || weight === null),
  }
  return hintCodes.filter((key) => missing[key]).map((key) => ({ key, ...hint(locale, key, addresseeOf(profile)) }))
}

function saysNothing(person: Selectable<Person>): boolean {
  // Height and weight have a hint of their own, and a role is for the dark sites.
  const { height, weight, dominance } = person
  return isDeepStrictEqual({ ...person, ...unstatedFacts, height, weight, dominance }, person)
}

function seeksAnyone({ seekAudience, seekAgeFrom, seekAgeTo, seekDistance }: ProfileRow): boolean {
  return seekAudience === EVERYBODY && seekAgeFrom === 18 && seekAgeTo === 99 && seekDistance === null
}
