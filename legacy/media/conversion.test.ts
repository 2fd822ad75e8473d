import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { AlbumType, MediaKind, MediaStatus } from '../contract/enums'
import { addJob, startWorker, type Tasks } from '../core/jobs'
import { tasks } from '../main/areas'
import { mediaClient, upload } from '../testing/mediaClient'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'
import { secrets, telephoneVideo } from '../testing/videos'
import { convertVideo } from './conversion'
import { findVideoConverter } from './formats/video'

const SECONDS = 3
const hasConverter = (await findVideoConverter()) !== undefined

describe.runIf(hasConverter)('a video', () => {
  let server: TestServer
  let member: TestMember
  let video: Buffer
  beforeAll(async () => {
    server = await startTestServer()
    await insertPlaces(server.deps.db)
    video = await telephoneVideo(SECONDS)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    member = await newMember(server)
  })

  const send = (content = video, query: object = { allowUploadVideo: true }) =>
    upload(server, member.client, content, { query })
  const inState = async (id: number) => (await member.client.call('Media.GetMediaByIds', { ids: [id] })).data[0]
  const storageKeyOf = async (id: number) => {
    const { db } = server.deps
    const row = await db.selectFrom('media').select('storageKey').where('id', '=', id).executeTakeFirstOrThrow()
    return row.storageKey
  }

  it('is refused where only pictures are allowed', async () => {
    expect(await send(video, {})).toMatchObject({ status: 415, problem: { code: 'VIDEO_NOT_ALLOWED' } })
  })

  it('waits for its conversion, and then plays', async () => {
    const { status, data } = await send()
    expect(status).toBe(200)
    expect(data).toMatchObject({ kind: 6, status: MediaStatus.ReadyForConversion, width: 0, duration: null })
    const client = mediaClient(server, member.client)
    expect((await client.get(`${data.path}/full.mp4`)).statusCode).toBe(404)
    expect((await client.get(`${data.path}/original`)).statusCode).toBe(404)
    await server.runJobs()
    const live = await inState(data.id)
    expect(live).toMatchObject({ status: MediaStatus.Live, width: 640, height: 360, duration: SECONDS })
    const played = await client.get(`${data.path}/full.mp4`)
    expect(played.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' })
    expect((await client.get(`${data.path}/thumbnail.webp`)).headers['content-type']).toBe('image/webp')
  })

  it('loses the metadata about its author and place', async () => {
    for (const secret of secrets) expect(video.includes(secret)).toBe(true)
    const { data } = await send()
    await server.runJobs()
    const { rawPayload } = await mediaClient(server, member.client).get(`${data.path}/full.mp4`)
    for (const secret of secrets) expect(rawPayload.includes(secret)).toBe(false)
    expect(await server.deps.media.get(`${await storageKeyOf(data.id)}/original`)).toBeUndefined()
  })

  it('that is put into an album during conversion stays there, visible to others once converted', async () => {
    const { data: album } = await member.client.call('Media.CreateAlbum', { name: 'Film', type: AlbumType.Public })
    const { data } = await send()
    const use = { mediaId: data.id, kind: MediaKind.AlbumVideo, albumId: album.id, consent: true }
    await member.client.call('Media.SaveMedia', use)
    const viewer = await newMember(server)
    const seen = async () =>
      (await viewer.client.call('Profiles.GetProfileMedia', { profileId: member.id, albumId: album.id })).data
    expect(await seen()).toEqual([])
    await server.runJobs()
    expect(await seen()).toMatchObject([{ id: data.id, kind: MediaKind.AlbumVideo, albumId: album.id, status: 3 }])
  })

  it('that cannot be read is marked as failed', async () => {
    const { data } = await send(Buffer.concat([video.subarray(0, 40), randomBytes(5000)]))
    expect(data).toMatchObject({ status: MediaStatus.ReadyForConversion })
    await server.runJobs()
    expect(await inState(data.id)).toMatchObject({ status: MediaStatus.ConversionFailed })
  })

  it('is retried after a temporary error', async () => {
    const { data } = await send()
    const storageKey = await storageKeyOf(data.id)
    await server.deps.media.remove(`${storageKey}/original`)
    await server.runJobs()
    expect(await inState(data.id)).toMatchObject({ status: MediaStatus.TemporaryError })
    await server.deps.media.put(`${storageKey}/original`, video)
    await addJob(server.deps.db, 'convertVideo', { mediaId: data.id, demuxer: 'mov' })
    await server.runJobs()
    expect(await inState(data.id)).toMatchObject({ status: MediaStatus.Live })
  })

  it('is converted by the next server when the first one stops during conversion', async () => {
    const { db } = server.deps
    await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(db)
    const { data } = await send()
    const begun = vi.fn<() => void>()
    const interrupted: Partial<Tasks> = {
      ...tasks,
      convertVideo: {
        run: async (deps, job, stopping) => {
          begun()
          if (stopping) await once(stopping, 'abort')
          await convertVideo(deps, job, stopping)
        },
      },
    }
    const first = await startWorker(server.deps, interrupted, server.databaseUrl)
    await vi.waitFor(() => expect(begun).toHaveBeenCalled(), { timeout: 10_000 })
    await first.stop()
    expect(await inState(data.id)).toMatchObject({ status: MediaStatus.TemporaryError })
    // A failed job waits a little before its retry.
    await sql`
      select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at := now())`.execute(db)
    const second = await startWorker(server.deps, tasks, server.databaseUrl)
    await vi.waitFor(async () => expect(await inState(data.id)).toMatchObject({ status: MediaStatus.Live }), {
      timeout: 15_000,
      interval: 200,
    })
    await second.stop()
  })
})
