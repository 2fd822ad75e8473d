import { afterAll, beforeAll, expect, it } from 'vitest'
import { DataExportStatus } from '../contract/enums'
import { DAY } from '../core/clock'
import { tasks } from '../main/areas'
import { insertPlaces } from '../testing/places'
import { clientOf, impersonatorOf, insertProfile, PASSWORD } from '../testing/profiles'
import { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

const PATH = '/media/data-export/my-data.zip'

async function member(name: string) {
  const id = await insertProfile(server, { name })
  return { id, client: await clientOf(server, id) }
}

it('a data export is made by a job, announced by mail, and downloaded by the member’s own session only', async () => {
  const { id, client } = await member('Arkivar')
  const { client: other } = await member('Nysgerrig')
  expect((await client.call('EditProfile.GetDataExport')).data).toBeNull()
  const wrong = await client.call('EditProfile.ExportProfileData', { password: 'not the password' })
  expect(wrong.problem.fields).toMatchObject([{ field: 'password', code: 'WRONG_PASSWORD' }])
  const begun = await client.call('EditProfile.ExportProfileData', { password: PASSWORD })
  expect(begun.data).toMatchObject({ status: DataExportStatus.Waiting, size: null, path: null })
  expect((await client.request('GET', PATH)).statusCode).toBe(404)
  await server.runJobs()
  const { data } = await client.call('EditProfile.GetDataExport')
  expect(data).toMatchObject({ status: DataExportStatus.Ready, path: PATH })
  expect(server.mails.at(-1)?.subject).toBe('Din fil er klar')
  const fetched = await client.request('GET', PATH)
  expect(fetched.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
  expect(fetched.rawPayload).toHaveLength(data?.size ?? 0)
  for (const name of ['README.txt', 'data/profile.json', 'data/account.json', 'data/mail.json']) {
    expect(fetched.rawPayload.includes(name)).toBe(true)
  }
  expect((await other.request('GET', PATH)).statusCode).toBe(404)
  expect((await new TestClient(server).request('GET', PATH)).statusCode).toBe(404)
  server.clock.advance(7 * DAY)
  const later = await clientOf(server, id)
  expect((await later.call('EditProfile.GetDataExport')).data).toBeNull()
  await tasks.removeOldDataExports.run(server.deps)
  const removed = await server.deps.db.selectFrom('mediaRemoval').selectAll().execute()
  expect(removed).toHaveLength(1)
})

it('a data export contains the member’s media files', async () => {
  const { id, client } = await member('Fotograf')
  const key = '11111111-1111-4111-8111-111111111111'
  await server.deps.media.put(`${key}/source.jpg`, Buffer.from('the original picture'))
  await server.deps.db
    .insertInto('media')
    .values({ profileId: id, kind: 1, status: 1, storageKey: key, width: 1, height: 1, createdAt: server.clock.now() })
    .execute()
  await client.call('EditProfile.ExportProfileData', { password: PASSWORD })
  await server.runJobs()
  const { rawPayload } = await client.request('GET', PATH)
  expect(rawPayload.includes('the original picture')).toBe(true)
})

it('data exports run one at a time, and three a day', async () => {
  const { id, client } = await member('Ivrig')
  const ask = () => client.call('EditProfile.ExportProfileData', { password: PASSWORD })
  await Promise.all([ask(), ask()])
  expect((await ask()).status).toBe(200)
  const jobs = await server.deps.db.selectFrom('dataExport').selectAll().where('profileId', '=', id).execute()
  expect(jobs).toHaveLength(1)
  for (const _ of [1, 2, 3]) {
    await server.runJobs()
    await ask()
  }
  await server.runJobs()
  expect((await ask()).problem.code).toBe('RATE_LIMITED')
})

it('a failed data export is reported, and can be requested again', async () => {
  const { client } = await member('Uheldig')
  const { media } = server.deps
  const put = media.put.bind(media)
  media.put = async () => {
    throw new Error('The disk is full')
  }
  await client.call('EditProfile.ExportProfileData', { password: PASSWORD })
  await server.runJobs()
  media.put = put
  expect((await client.call('EditProfile.GetDataExport')).data).toMatchObject({
    status: DataExportStatus.Failed,
    path: null,
  })
  const again = await client.call('EditProfile.ExportProfileData', { password: PASSWORD })
  expect(again.data.status).toBe(DataExportStatus.Waiting)
})

it('a data export is refused to impersonating staff', async () => {
  const { id, client } = await member('Hjulpen')
  await client.call('EditProfile.ExportProfileData', { password: PASSWORD })
  await server.runJobs()
  const admin = await insertProfile(server, { name: 'Staben', roleLevel: 40 })
  const staff = await impersonatorOf(server, admin, id)
  expect((await staff.call('EditProfile.ExportProfileData', { password: PASSWORD })).status).toBe(403)
  expect((await staff.call('EditProfile.GetDataExport')).data).toBeNull()
  expect((await staff.request('GET', PATH)).statusCode).toBe(404)
})
