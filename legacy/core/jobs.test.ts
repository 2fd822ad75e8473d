import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { insertPlaces } from '../testing/places'
import { insertProfile } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'
import { addJob, releaseJobs } from './jobs'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

const changed = (profileId: number) => ({ mail: 'toProfile', name: 'passwordChanged', siteId: 1, profileId }) as const

it('queues a job only if the transaction that it belongs to succeeds', async () => {
  const profileId = await insertProfile(server, { name: 'Tilbage' })
  const { db } = server.deps
  const broken = db.transaction().execute(async (trx) => {
    await addJob(trx, 'sendMail', changed(profileId))
    throw new Error('the rest failed')
  })
  await expect(broken).rejects.toThrow('the rest failed')
  await server.runJobs()
  expect(server.mails).toEqual([])
})

it('does jobs of low priority number first', async () => {
  const first = await insertProfile(server, { name: 'Foerst' })
  const last = await insertProfile(server, { name: 'Sidst' })
  await addJob(server.deps.db, 'sendMail', changed(last), { priority: 10 })
  await addJob(server.deps.db, 'sendMail', changed(first))
  await server.runJobs()
  expect(server.mails.splice(0).map(({ to }) => to)).toEqual(['Foerst@example.com', 'Sidst@example.com'])
})

it('resumes the jobs of a killed server', async () => {
  const { db } = server.deps
  await addJob(db, 'sendMail', changed(await insertProfile(server, { name: 'Afbrudt' })))
  await sql`update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now()`.execute(db)
  await server.runJobs()
  expect(server.mails).toEqual([])
  await releaseJobs(db)
  await server.runJobs()
  expect(server.mails.map(({ to }) => to)).toEqual(['Afbrudt@example.com'])
})

it('drops a mail to a deleted profile', async () => {
  server.mails.length = 0
  await addJob(server.deps.db, 'sendMail', changed(999_999))
  await addJob(server.deps.db, 'sendMail', { mail: 'resetPassword', siteId: 1, email: 'nobody@example.com' })
  await server.runJobs()
  expect(server.mails).toEqual([])
})

it('keeps addresses out of the log when a mail fails, and deletes it after the last attempt', async () => {
  const { db, mailer } = server.deps
  await addJob(db, 'sendMail', changed(await insertProfile(server, { name: 'Afvist' })))
  const refusal = Object.assign(new Error('550 <Afvist@example.com> is unknown'), { code: 'EENVELOPE' })
  const sending = vi.spyOn(mailer, 'send').mockRejectedValueOnce(refusal)
  await server.runJobs()
  sending.mockRestore()
  const line = server.logLines.find((each) => each.includes('A job failed'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({ task: 'sendMail', attempt: 1, code: 'EENVELOPE' })
  expect(server.logLines.join('')).not.toContain('Afvist@')

  await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(db)
  await addJob(db, 'removeDeadJobs', {})
  await server.runJobs()
  expect((await sql`select id from graphile_worker.jobs`.execute(db)).rows).toEqual([])
})

it('converts one video at a time', async () => {
  const { db } = server.deps
  for (const mediaId of [1, 2]) await addJob(db, 'convertVideo', { mediaId, demuxer: 'mov' }, { queue: 'convertVideo' })
  await addJob(db, 'sendMail', changed(999_999))
  const { rows } = await sql<{ queue: string | null }>`
    select queue_name as queue from graphile_worker.jobs order by id`.execute(db)
  expect(rows.map(({ queue }) => queue)).toEqual(['convertVideo', 'convertVideo', null])
  await server.runJobs()
})
