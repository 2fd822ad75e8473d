import type { Transaction, Updateable } from 'kysely'
import type { BodyOf } from '../contract/contract'
import { changeOwn } from '../core/changeOwn'
import type { DB, Profile } from '../core/database/schema.generated'
import { clearMeasuresNeeded } from '../shared/account/persons'
import type { Handler, MemberViewer } from '../core/handler'
import { oneLine, plainText } from '../core/text/plainText'
import { invalid, notFound, type FieldProblem } from '../core/problem'
import { MAX_TEXT_LENGTH, mediaIn, sanitiseTextWithPictures, wordsOf } from '../core/text/richText'
import { openMediaOf } from '../shared/media/textMedia'
import { spellings } from '../shared/places/places'
import { profileForEdit } from './profileForEdit'

type Written = BodyOf<'EditProfile.UpdateProfile'>

/** Pictures and videos in the text. */
const MAX_MEDIA = 20
const wordLimits = { min: 2, max: 30 }

/** Saves a member's profile: all of it, or nothing if any part is invalid. */
export const updateProfile: Handler<'EditProfile.UpdateProfile'> = async (deps, { body, viewer }) => {
  const written = textsOf(body)
  if (written.problems.length > 0) throw invalid(...written.problems)
  await changeOwn(deps, viewer, async (transaction) => {
    const values = { ...written.values, ...(await placeOf(transaction, body, viewer)) }
    if (values.text !== undefined) values.text = await saveTextMedia(transaction, viewer, values.text)
    if (Object.keys(values).length > 0) {
      await transaction.updateTable('profile').set(values).where('id', '=', viewer.profile.id).execute()
    }
    await savePersons(transaction, body.persons ?? [], viewer)
  })
  return profileForEdit(deps, viewer)
}

function textsOf({ headline, text, matchWords }: Written): {
  values: Updateable<Profile>
  problems: FieldProblem[]
} {
  const problems: FieldProblem[] = []
  const values: Updateable<Profile> = {}
  if (headline !== undefined) values.headline = oneLine(plainText(headline ?? '')) || null
  if (text !== undefined) {
    values.text = sanitiseTextWithPictures(text)
    if (wordsOf(values.text).length > MAX_TEXT_LENGTH) {
      problems.push({ field: 'text', code: 'TOO_LONG', params: { max: MAX_TEXT_LENGTH } })
    }
    if (mediaIn(values.text).length > MAX_MEDIA) {
      problems.push({ field: 'text', code: 'TOO_MANY_MEDIA_IN_TEXT', params: { max: MAX_MEDIA } })
    }
  }
  if (matchWords !== undefined) {
    const words = matchWords.map((word) => oneLine(plainText(word)).toLowerCase())
    words.forEach((word, index) => {
      if (word.length < wordLimits.min) {
        problems.push({ field: `matchWords.${index}`, code: 'TOO_SHORT', params: wordLimits })
      }
    })
    values.matchWords = [...new Set(words)]
  }
  return { values, problems }
}

/** Stores which media items the text shows. Returns the text without deleted ones. */
async function saveTextMedia(transaction: Transaction<DB>, viewer: MemberViewer, text: string): Promise<string> {
  const profileId = viewer.profile.id
  const { html, mediaIds } = await openMediaOf(transaction, viewer, {
    html: text,
    // Visible on all sites.
    dark: false,
    field: 'text',
    clean: sanitiseTextWithPictures,
  })
  await transaction.deleteFrom('profileTextMedia').where('profileId', '=', profileId).execute()
  if (mediaIds.length > 0) {
    const rows = mediaIds.map((mediaId) => ({ profileId, mediaId }))
    await transaction.insertInto('profileTextMedia').values(rows).execute()
  }
  return html
}

/** The profile's new place: a changed country needs a zip code of that country. */
async function placeOf(
  db: Transaction<DB>,
  { countryId, zipCode }: Written,
  { profile }: MemberViewer,
): Promise<Updateable<Profile>> {
  if (countryId === undefined && zipCode === undefined) return {}
  const country = countryId ?? profile.countryId
  const place = await db
    .selectFrom('zipCode')
    .select(['countryId', 'zipCode', 'latitude', 'longitude'])
    .where('countryId', '=', country)
    .where('zipCode', 'in', spellings(zipCode ?? profile.zipCode))
    .executeTakeFirst()
  if (!place) throw invalid({ field: 'zipCode', code: 'UNKNOWN_ZIP_CODE' })
  return place
}

async function savePersons(
  db: Transaction<DB>,
  persons: NonNullable<Written['persons']>,
  { profile: { id: profileId }, site }: MemberViewer,
): Promise<void> {
  for (const { id, dominance, ...facts } of persons) {
    const person = db.updateTable('person').where('id', '=', id).where('profileId', '=', profileId)
    // Sets the id too, since an update without values is invalid SQL; the person must belong to the viewer in any
    // case.
    const { numUpdatedRows } = await person
      // Main sites answer no role, and so a form that comes back from one does not change it.
      .set({ id, ...facts, ...(site.dark && dominance !== undefined && { dominance }) })
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw notFound()
  }
  if (persons.length > 0) await clearMeasuresNeeded(db, profileId)
}
