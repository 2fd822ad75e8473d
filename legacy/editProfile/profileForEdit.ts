import type { Static } from 'typebox'
import type { AnswerOf } from '../contract/contract'
import type { EditablePerson } from '../contract/editProfile'
import type {
  BodyType,
  Dominance,
  EyeColour,
  Gender,
  HairColour,
  HomeOption,
  RelationshipStatus,
  SexualOrientation,
} from '../contract/enums'
import { ageOn, calendarDay } from '../core/clock'
import type { Deps, MemberViewer } from '../core/handler'
import { ownMediaIn } from '../shared/media/textMedia'
import { placeByZipCode } from '../shared/places/places'

export async function profileForEdit(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
): Promise<AnswerOf<'EditProfile.GetProfileDataForEdit'>> {
  const { db } = deps
  const profile = await db
    .selectFrom('profile')
    .select(['id', 'headline', 'text', 'matchWords', 'countryId', 'zipCode'])
    .where('id', '=', viewer.profile.id)
    .executeTakeFirstOrThrow()
  const [area, persons, textMedia] = await Promise.all([
    placeByZipCode(db, profile.countryId, profile.zipCode, viewer.locale),
    editablePersons(deps, viewer),
    ownMediaIn(db, viewer, profile.text),
  ])
  return { ...profile, textMedia, area: area ?? null, persons }
}

/** The columns of `person` that hold stated facts. */
const factColumns = [
  'height',
  'weight',
  'bodyType',
  'eyeColour',
  'hairColour',
  'sexualOrientation',
  'relationshipStatus',
  'smoking',
  'children',
  'dominance',
] as const

async function editablePersons(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { profile, site }: MemberViewer,
): Promise<Static<typeof EditablePerson>[]> {
  const rows = await db
    .selectFrom('person')
    .select(['id', 'gender', 'birthday', ...factColumns])
    .where('profileId', '=', profile.id)
    .orderBy('position')
    .execute()
  const today = calendarDay(clock.now(), site.timeZone)
  return rows.map((row) => ({
    ...row,
    age: ageOn(today, row.birthday),
    gender: row.gender as Gender,
    bodyType: row.bodyType as BodyType,
    eyeColour: row.eyeColour as EyeColour,
    hairColour: row.hairColour as HairColour,
    sexualOrientation: row.sexualOrientation as SexualOrientation | null,
    relationshipStatus: row.relationshipStatus as RelationshipStatus,
    smoking: row.smoking as HomeOption,
    children: row.children as HomeOption,
    // Main sites say nothing of the dark ones.
    dominance: site.dark ? (row.dominance as Dominance | null) : null,
  }))
}
