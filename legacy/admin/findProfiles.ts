import { sql } from 'kysely'
import type { AnswerOf } from '../contract/contract'
import { ProfileStatus } from '../contract/enums'
import { pageOf, type Deps, type MemberViewer, type Request } from '../core/handler'
import { named, namedFirst } from '../core/text/searchTerms'
import { profilesWithArea, shownArea } from '../shared/places/areaDescription'
import { picturesOf } from '../shared/profiles/summary'

type StaffProfile = AnswerOf<'Admin.FindProfiles'>[number]

/** Maximum digits of a profile id. */
const NUMBER = /^\d{1,9}$/

/** Finds profiles by id or a part of the name, for staff: also locked ones, and those that have blocked somebody. */
export async function findProfiles(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  query: Request<'Admin.FindProfiles'>['query'],
): Promise<AnswerOf<'Admin.FindProfiles'>> {
  const { skip, take } = pageOf(query)
  const text = query.text.trim()
  if (text === '') return []
  const number = NUMBER.test(text) ? Number(text) : 0
  const name = sql<string>`profile.name::text`
  const rows = await profilesWithArea(deps.db)
    .select(['profile.id', 'profile.name', 'profile.status', 'profile.roleLevel', 'profile.createdAt'])
    .where((eb) => eb.or([eb('profile.id', '=', number), named(name, text)]))
    .where('profile.status', '<>', ProfileStatus.Deleted)
    .orderBy((eb) => eb('profile.id', '=', number), 'desc')
    .orderBy((eb) => eb('profile.name', '=', text), 'desc')
    .orderBy(namedFirst(name, text), 'desc')
    .orderBy('profile.name')
    .orderBy('profile.id')
    .offset(skip)
    .limit(take)
    .execute()
  const ids = rows.map(({ id }) => id)
  const pictures = await picturesOf(deps, ids, viewer)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    status: row.status as StaffProfile['status'],
    roleLevel: row.roleLevel as StaffProfile['roleLevel'],
    createdAt: row.createdAt.toISOString(),
    area: shownArea(row, viewer.locale),
    picture: pictures.get(row.id) ?? null,
  }))
}
