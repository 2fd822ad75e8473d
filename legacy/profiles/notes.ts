import { sql } from 'kysely'
import type { AnswerOf, BodyOf, QueryOf } from '../contract/contract'
import { NoteSort } from '../contract/enums'
import type { ProfileSummary } from '../contract/shapes'
import type { Database } from '../core/database/connect'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { requiredText } from '../core/text/plainText'
import { notFound } from '../core/problem'
import { visibleTo } from '../shared/visibility/profiles'
import { withOther } from '../shared/profiles/others'
import { withProfiles } from '../shared/profiles/withProfiles'

type Store = Pick<Deps, 'db' | 'clock'>

interface NoteRow {
  readonly profileId: number
  readonly text: string
  readonly updatedAt: Date
}

export async function notes(
  deps: Store,
  viewer: MemberViewer,
  query: QueryOf<'Profiles.GetNotes'>,
): Promise<AnswerOf<'Profiles.GetNotes'>> {
  const { skip, take } = pageOf(query)
  const rows = await noteList(deps.db, viewer, query).offset(skip).limit(take).execute()
  return withProfiles(deps, viewer, rows, note)
}

/** The viewer's notes that match the filters, about profiles that the viewer may see. */
export function noteList(
  db: Database,
  viewer: MemberViewer,
  { gender, filterText = '', sortType = NoteSort.Newest }: QueryOf<'Profiles.GetNotes'>,
) {
  const words = filterText.trim()
  return db
    .selectFrom('note')
    .innerJoin('profile', 'profile.id', 'note.aboutId')
    .select(['profile.id as profileId', 'note.text', 'note.updatedAt'])
    .where('note.profileId', '=', viewer.profile.id)
    .where(visibleTo(viewer))
    .$if(gender !== undefined, (list) => list.where('profile.gender', '=', gender ?? 0))
    .$if(words !== '', (list) =>
      list.where((eb) =>
        eb.or([
          sql<boolean>`strpos(lower(note.text), lower(${words})) > 0`,
          sql<boolean>`strpos(lower(profile.name::text), lower(${words})) > 0`,
        ]),
      ),
    )
    .$if(sortType === NoteSort.Name, (list) => list.orderBy('profile.name'))
    .$if(sortType === NoteSort.Oldest, (list) => list.orderBy('note.updatedAt').orderBy('note.aboutId'))
    .$if(sortType === NoteSort.Newest, (list) => list.orderBy('note.updatedAt', 'desc').orderBy('note.aboutId', 'desc'))
}

/** Saves the viewer's only note about a profile. */
export async function saveNote(
  deps: Store & Pick<Deps, 'limits'>,
  viewer: MemberViewer,
  body: BodyOf<'Profiles.SaveNote'>,
): Promise<AnswerOf<'Profiles.SaveNote'>> {
  const { db, clock, limits } = deps
  const { profileId } = body
  const written = { text: requiredText('text', body.text), updatedAt: clock.now() }
  await limits.consume('noteByProfile', String(viewer.profile.id))
  await withOther(db, viewer, profileId, (transaction) =>
    transaction
      .insertInto('note')
      .values({ profileId: viewer.profile.id, aboutId: profileId, ...written })
      .onConflict((conflict) => conflict.columns(['profileId', 'aboutId']).doUpdateSet(written))
      .execute(),
  )
  const [saved] = await withProfiles(deps, viewer, [{ profileId, ...written }], note)
  if (!saved) throw notFound()
  return saved
}

/** Deletes a note, also one about a profile that the viewer no longer sees. */
export async function deleteNote(db: Database, viewer: MemberViewer, profileId: number): Promise<void> {
  await db.deleteFrom('note').where('profileId', '=', viewer.profile.id).where('aboutId', '=', profileId).execute()
}

function note({ text, updatedAt }: NoteRow, profile: ProfileSummary) {
  return { profile, text, updatedAt: updatedAt.toISOString() }
}
