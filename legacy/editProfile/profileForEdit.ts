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
import type { Database } from '../core/database/connect'
import type { MemberViewer, ProfileRow } from '../core/handler'
import { ownMediaIn } from '../shared/media/textMedia'
import { placeByZipCode } from '../shared/places/places'

export async function profileForEdit(
  db: Database,
  viewer: MemberViewer,
): Promise<AnswerOf<'EditProfile.GetProfileDataForEdit'>> {
  const profile = await db
    .selectFrom('profile')
    .select(['headline', 'text', 'matchWords', 'countryId', 'zipCode'])
    .where('id', '=', viewer.profile.id)
    .executeTakeFirstOrThrow()
  const [area, persons, textMedia] = await Promise.all([
    placeByZipCode(db, profile.countryId, profile.zipCode, viewer.locale),
    editablePersons(db, viewer.profile.id),
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

async function editablePersons(db: Database, profileId: ProfileRow['id']): Promise<Static<typeof EditablePerson>[]> {
  const rows = await db
    .selectFrom('person')
    .select(['id', 'gender', 'birthday', ...factColumns])
    .where('profileId', '=', profileId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    ...row,
    gender: row.gender as Gender,
    bodyType: row.bodyType as BodyType,
    eyeColour: row.eyeColour as EyeColour,
    hairColour: row.hairColour as HairColour,
    sexualOrientation: row.sexualOrientation as SexualOrientation | null,
    relationshipStatus: row.relationshipStatus as RelationshipStatus,
    smoking: row.smoking as HomeOption,
    children: row.children as HomeOption,
    dominance: row.dominance as Dominance | null,
  }))
}
