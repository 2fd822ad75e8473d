import type { BodyOf } from '../contract/contract'
import { KinkStatus } from '../contract/enums'
import type { Database } from '../core/database/connect'
import type { Lodge } from '../core/database/schema.generated'
import { unprocessable } from '../core/problem'
import type { Site } from '../core/sites'
import { oneLine, plainText } from '../core/text/plainText'
import { MAX_TEXT_LENGTH, sanitiseRichText, wordsOf } from '../core/text/richText'
import { refuseMuchMarkup, tagNames } from '../core/text/written'
import type { LodgeDraft } from '../contract/lodges/lodgeShapes'
import { gridPlace } from '../shared/places/places'
import type { Updateable } from 'kysely'

/** What the leaders write of a lodge. */
export type LodgeContent = Omit<LodgeDraft, 'id' | 'cover' | 'dark' | 'revision'>

const nameLimits = { min: 3, max: 60 }

/** Cleans and normalises what a leader has written; 422 when it is too much or too little. */
export function cleanContent(site: Site, written: LodgeContent | BodyOf<'Lodges.UpdateLodge'>): LodgeContent {
  const { access, debateAudience, meetupAudience, albumAudience, mediaApproval } = written
  const { debatesPublic, meetupsPublic, mediaPublic, membersPublic, coverId } = written
  refuseMuchMarkup(written.html, MAX_TEXT_LENGTH)
  const html = sanitiseRichText(written.html)
  if (wordsOf(html).length > MAX_TEXT_LENGTH) {
    throw unprocessable({ field: 'html', code: 'TOO_LONG', params: { max: MAX_TEXT_LENGTH } })
  }
  const name = oneLine(plainText(written.name))
  if (name.length < nameLimits.min) throw unprocessable({ field: 'name', code: 'TOO_SHORT', params: nameLimits })
  const zipCode = written.zipCode?.trim()
  return {
    access,
    debateAudience,
    meetupAudience,
    albumAudience,
    mediaApproval,
    debatesPublic,
    meetupsPublic,
    mediaPublic,
    membersPublic,
    ...subjectOf(site, written),
    name,
    html,
    rules: plainText(written.rules),
    tags: tagNames(written.tags),
    ...(zipCode && { zipCode }),
    ...(coverId !== undefined && { coverId }),
  }
}

/** The category on the main sites, the kinks on the dark ones; the other is dropped. */
function subjectOf({ dark }: Site, { categoryId, kinkIds = [] }: LodgeContent) {
  if (dark && kinkIds.length === 0) throw unprocessable({ field: 'kinkIds', code: 'REQUIRED' })
  if (!dark && categoryId === undefined) throw unprocessable({ field: 'categoryId', code: 'REQUIRED' })
  return dark ? { kinkIds: kinkIds.toSorted((a, b) => a - b) } : { categoryId }
}

/** The columns of a lodge that hold its content, all but the cover. @throws 422 for unknown references */
export async function columnsOf(db: Database, site: Site, content: LodgeContent): Promise<Updateable<Lodge>> {
  const { tags: _tags, kinkIds: _kinks, coverId: _cover, categoryId = null, zipCode, ...columns } = content
  await refuseUnknownSubject(db, content)
  return { ...columns, ...(await placeOf(db, site, zipCode)), categoryId, words: wordsOf(columns.html) }
}

/** What a search finds of a lodge. */
export function termsOf({ name, html, tags }: LodgeContent): string {
  return [name, wordsOf(html), ...tags].join('\n')
}

async function refuseUnknownSubject(db: Database, { categoryId, kinkIds = [] }: LodgeContent): Promise<void> {
  if (categoryId !== undefined) {
    const found = await db.selectFrom('lodgeCategory').select('id').where('id', '=', categoryId).executeTakeFirst()
    if (!found) throw unprocessable({ field: 'categoryId', code: 'UNKNOWN_ITEM' })
  }
  if (kinkIds.length === 0) return
  const found = await db
    .selectFrom('kink')
    .select('id')
    .where('id', 'in', kinkIds)
    .where('status', '=', KinkStatus.Shown)
    .execute()
  if (found.length < kinkIds.length) throw unprocessable({ field: 'kinkIds', code: 'UNKNOWN_ITEM' })
}

async function placeOf(db: Database, { countryId }: Site, zipCode: string | undefined): Promise<Updateable<Lodge>> {
  if (zipCode === undefined) {
    return { zipCode: null, city: null, countryAreaId: null, gridLatitude: null, gridLongitude: null }
  }
  const place = await gridPlace(db, countryId, zipCode)
  if (!place) throw unprocessable({ field: 'zipCode', code: 'UNKNOWN_ZIP_CODE' })
  return place
}
