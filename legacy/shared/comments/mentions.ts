import type { Transaction } from 'kysely'
import type { Database } from '../../core/database/connect'
import type { DB } from '../../core/database/schema.generated'
import type { MemberViewer } from '../../core/handler'
import { visibleTo } from '../visibility/profiles'
import { anyOf } from '../../core/database/anyOf'

/**
 * A mention is stored as `@{id}`, so that it follows when a profile changes its name. No profile has the id 0:
 * `@{0}` stands for a typed `@` in front of a brace.
 */
const stored = /@\{(\d+)\}/g
const UNSEEN = '@…'

/** A text to be stored, with the profiles that it mentions. */
export interface StoredText {
  readonly text: string
  readonly mentionIds: readonly number[]
}

/** Converts a text for storage: names of profiles that its author may see, and means, become mentions. */
export async function storedText(
  db: Database,
  author: MemberViewer,
  text: string,
  mentionIds: readonly number[],
): Promise<StoredText> {
  const meant = await namesOf(db, author, mentionIds)
  const ids = new Map([...meant].map(([id, name]) => [name.toLowerCase(), id]))
  const plain = text.replaceAll('@{', '@{0}{')
  if (ids.size === 0) return { text: plain, mentionIds: [] }
  const mentioned = new Set<number>()
  const names = [...meant.values()]
    .toSorted((a, b) => b.length - a.length)
    // The only character of names that needs escaping in a pattern.
    .map((name) => name.replaceAll('.', String.raw`\.`))
    .join('|')
  // A name ends where neither a letter nor a digit follows, also after a hyphen: `@Ann` is not in `@Anna`, nor in
  // `@Ann-Sofie`.
  const named = new RegExp(`@(${names})(?![\\p{L}\\p{N}_]|-[\\p{L}\\p{N}])`, 'giu')
  const withIds = plain.replaceAll(named, (whole, name: string) => {
    const id = ids.get(name.toLowerCase())
    if (id === undefined) return whole
    mentioned.add(id)
    return `@{${id}}`
  })
  return { text: withIds, mentionIds: [...mentioned] }
}

export async function saveMentions(
  db: Transaction<DB>,
  commentId: number,
  mentionIds: readonly number[],
): Promise<void> {
  await db.deleteFrom('commentMention').where('commentId', '=', commentId).execute()
  if (mentionIds.length === 0) return
  await db
    .insertInto('commentMention')
    .values(mentionIds.map((profileId) => ({ commentId, profileId })))
    .execute()
}

/** Renders stored texts for the viewer; one query for all. */
export async function textViewer(
  db: Database,
  viewer: MemberViewer,
  texts: readonly string[],
): Promise<(text: string) => string> {
  const names = await namesOf(db, viewer, [...new Set(texts.flatMap(mentionedIn))])
  return (text) => shownText(text, (id) => names.get(id))
}

/** A stored text for a viewer who sees those profiles that have a name. */
export function shownText(text: string, nameOf: (profileId: number) => string | undefined): string {
  return text.replaceAll(stored, (_, id: string) => {
    if (Number(id) === 0) return '@'
    const name = nameOf(Number(id))
    return name === undefined ? UNSEEN : `@${name}`
  })
}

/** The ids of the profiles that a stored text mentions, each once. */
export function mentionedIn(text: string): number[] {
  return [...new Set(Array.from(text.matchAll(stored), ([, id]) => Number(id)))].filter((id) => id !== 0)
}

/** The names of those profiles among the ids that the viewer may see. */
async function namesOf(db: Database, viewer: MemberViewer, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('profile')
    .select(['profile.id', 'profile.name'])
    .where('profile.id', '=', anyOf(ids))
    .where(visibleTo(viewer))
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
