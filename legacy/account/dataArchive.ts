import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { dataExportReadme } from '../content/dataExportReadme'
import type { Locale } from '../content/locale'
import { calendarDay } from '../core/clock'
import type { Deps, ProfileRow } from '../core/handler'
import type { Site } from '../core/sites'
import { CONVERTED, FULL_SIZE, SOURCE } from '../shared/media/fileNames'
import { exportedData, mainMedia } from './export'

/** The file of a table by the beginning of its name; the first match applies. */
const files: readonly (readonly [RegExp, string])[] = [
  [/^(blog|comment)/, 'blogs'],
  [/^lodge/, 'lodges'],
  [/^(message|conversation|mail|video_call)/, 'mail'],
  [/^(media|album)/, 'media'],
  [/^(notification|push)/, 'notifications'],
  [/^(session|known|link|eid|feedback|data_export|profile_configuration|incomplete)/, 'account'],
  [/^(ban|consent|decision|impersonation|person_validation|report|role_proposal|shared_person|ticket)/, 'trust'],
  [/^(birthday|membership_period|purchase|subscription|search_promotion)/, 'payments'],
  [/^(bond|dark|kink|profile_kink)/, 'dark'],
  [/^(profile$|person)/, 'profile'],
]

/**
 * Streams a zip archive of everything stored about a member: JSON files, their media, and a README. What belongs to
 * the dark sites is in the archives of those alone, so that a file on a shared computer tells nothing of them.
 */
export async function dataArchive(
  { db, clock, media }: Pick<Deps, 'db' | 'clock' | 'media'>,
  profile: ProfileRow,
  { timeZone, dark }: Pick<Site, 'timeZone' | 'dark'>,
): Promise<Readable> {
  const zip = new ZipFile()
  const mtime = clock.now()
  const locale = profile.language as Locale
  const readme = dataExportReadme(locale, { dark, name: profile.name, date: calendarDay(mtime, timeZone) })
  zip.addBuffer(Buffer.from(readme), 'README.txt', { mtime })
  for (const [file, tables] of byFile(await exportedData(db, profile.id, { dark }))) {
    zip.addBuffer(Buffer.from(JSON.stringify(tables, null, 2)), `data/${file}.json`, { mtime })
  }
  const own = await db
    .selectFrom('media')
    .select(['id', 'storageKey'])
    .where('profileId', '=', profile.id)
    .$if(!dark, (query) => query.where(mainMedia))
    .orderBy('id')
    .execute()
  for (const { id, storageKey } of own) {
    // Old pictures have no source file; videos have a poster, too.
    const video = await media.get(`${storageKey}/${CONVERTED}`)
    const stored =
      video ?? (await media.get(`${storageKey}/${SOURCE}`)) ?? (await media.get(`${storageKey}/${FULL_SIZE}`))
    if (!stored) continue
    const name = `media/${id}.${video ? 'mp4' : 'jpg'}`
    zip.addReadStreamLazy(name, { mtime, compress: false }, (answer) => answer(null, stored.read()))
  }
  const archive = Readable.from(zip.outputStream, { objectMode: false })
  zip.on('error', (error) => archive.destroy(error instanceof Error ? error : new Error('The archive failed')))
  zip.end()
  return archive
}

function byFile(data: Record<string, unknown>): Map<string, Record<string, unknown>> {
  const found = new Map<string, Record<string, unknown>>()
  for (const [table, rows] of Object.entries(data)) {
    const file = files.find(([beginning]) => beginning.test(table))?.[1] ?? 'contacts'
    const name = table.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    found.set(file, { ...found.get(file), [name]: rows })
  }
  return found
}
