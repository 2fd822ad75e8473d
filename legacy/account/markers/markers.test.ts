import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inflateRawSync } from 'node:zlib'
import { DarkStatus, RoleLevel } from '../../contract/enums'
import { after } from '../../core/clock'
import { tasks } from '../../main/areas'
import { newMember, type TestMember } from '../../testing/members'
import { insertPlaces } from '../../testing/places'
import { clientOf, PASSWORD } from '../../testing/profiles'
import type { TestClient } from '../../testing/testClient'
import { startTestServer, type TestServer } from '../../testing/testServer'
import { markerOf, plantMarkers } from './markers.fixture'
import { unmarked } from './unmarked.fixture'

let server: TestServer
let other: TestMember
let planted: string[]
let id: number

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  other = await newMember(server, { roleLevel: RoleLevel.Developer })
  id = (await newMember(server, { darkStatus: DarkStatus.Approved, memberUntil: new Date('2099-01-01') })).id
  planted = await plantMarkers(server, id, other.id)
})
afterAll(() => server.close())

/** What the lodge's leaders share, secrets, and what the staff wrote for each other. */
const notExported = [
  'debate_category.description',
  'debate_category.name',
  'reserved_name.password_hash',
  'staff_act.reason',
]

it('marks every column that can hold words of a member or about one', async () => {
  const { rows } = await sql<{ column: string }>`
    with recursive reach (rel) as (
      select 'profile'::regclass::oid
      union select c.conrelid from pg_constraint c join reach on c.confrelid = reach.rel where c.contype = 'f'
    )
    select t.relname || '.' || a.attname as "column"
    from reach
    join pg_class t on t.oid = reach.rel and t.relnamespace = 'public'::regnamespace
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where format_type(a.atttypid, null) in ('text', 'jsonb', 'text[]', 'tsvector', 'citext')`.execute(server.deps.db)
  const known = [...planted, ...Object.keys(unmarked)].filter((column) => !/^(?:staff_act|blog_tag)\./.test(column))
  expect(rows.map(({ column }) => column).sort()).toEqual(known.sort())
  expect(planted.length).toBeGreaterThan(50)
})

it('exports all that the member wrote, and all that the member was told', async () => {
  const client = await clientOf(server, id, { host: 'dark.dk.localhost' })
  const archive = await archiveOf(client)
  const missing = planted.filter((column) => !archive.includes(markerOf(column)))
  expect(missing.sort()).toEqual(notExported)
  expect(archive).toContain(markerOf('media.file'))
})

it('exports nothing of the dark sites on a main one', async () => {
  await server.deps.db.deleteFrom('dataExport').where('profileId', '=', id).execute()
  const archive = await archiveOf(await clientOf(server, id))
  const dark = planted.filter((column) => /^(?:dark_|kink)/.test(column))
  expect(dark.filter((column) => archive.includes(markerOf(column)))).toEqual([])
  expect(archive).toContain(markerOf('profile.text'))
})

it('leaves nothing of an erased member in database, files, queue and answers', async () => {
  const { db, clock, media } = server.deps
  const before = await found()
  expect(before.length).toBeGreaterThanOrEqual(planted.length)
  await db
    .updateTable('profile')
    .set({ eraseAt: after(clock.now(), -1) })
    .where('id', '=', id)
    .execute()
  await tasks.eraseProfiles.run(server.deps)
  await server.runJobs()
  await tasks.eraseLodges.run(server.deps)
  await tasks.removeErasedFiles.run(server.deps)
  await server.runJobs()
  expect(await found()).toEqual([])
  expect(await media.get('marked-file/source.jpg')).toBeUndefined()
  const answers = await Promise.all([
    other.client.call('SupportDesk.GetTickets', { profileId: id }),
    other.client.call('Reports.GetCases'),
    other.client.call('Admin.GetStaffActs'),
    other.client.call('Admin.GetImpersonationLog'),
    other.client.call('Support.GetReviews'),
    other.client.call('TopMenu.Conversations'),
    other.client.call('MyTickets.Tickets'),
  ])
  expect(JSON.stringify(answers.map(({ data }) => data))).not.toMatch(/zq[a-z]+qz/)
})

async function archiveOf(client: TestClient): Promise<string> {
  await client.call('EditProfile.ExportProfileData', { password: PASSWORD })
  await server.runJobs()
  return textsOf((await client.request('GET', '/media/data-export/my-data.zip')).rawPayload)
}

/** The markers in every column of every table, also of the queue. */
async function found(): Promise<string[]> {
  const { db } = server.deps
  const tables = await sql<{ table: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as "table" from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`.execute(db)
  const hits: string[] = []
  for (const { table } of tables.rows) {
    const { rows } = await sql<{ text: string }>`
      select t::text as text from ${sql.raw(table)} as t where t::text ~ 'zq[a-z]+qz'`.execute(db)
    hits.push(...rows.flatMap(({ text }) => text.match(/zq[a-z]+qz/g) ?? []).map((word) => `${table} ${word}`))
  }
  return hits
}

/** The text of all files in a zip archive. */
function textsOf(zip: Buffer): string {
  const texts: string[] = []
  let at = zip.indexOf('PK\x01\x02', 0, 'latin1')
  while (at >= 0) {
    const [size, offset] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)]
    const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
    const content = zip.subarray(start, start + size)
    texts.push((zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(content) : content).toString())
    at = zip.indexOf('PK\x01\x02', at + 4, 'latin1')
  }
  return texts.join('\n')
}
