import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { uploadQueries } from '../../gateway/media/enums'
import { jpeg } from '../../legacy/testing/media'
import { upload } from '../../legacy/testing/mediaClient'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { insertPlaces } from '../../legacy/testing/places'
import { startTestServer, type TestServer } from '../../legacy/testing/testServer'
import { acceptedFiles } from '../../web/shared/uploads/uploadFiles'

let server: TestServer
let member: TestMember
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  member = await newMember(server)
})
afterAll(() => server.close())

const heic = () => readFile(new URL('../../legacy/testing/files/telephone.heic', import.meta.url))
const files: Readonly<Record<string, () => Promise<Buffer>>> = {
  'image/jpeg': () => jpeg(),
  'image/png': async () =>
    sharp(await jpeg())
      .png()
      .toBuffer(),
  'image/webp': async () =>
    sharp(await jpeg())
      .webp()
      .toBuffer(),
  'image/avif': async () =>
    sharp(await jpeg())
      .avif({ effort: 0 })
      .toBuffer(),
  'image/heic': heic,
  'image/heif': heic,
}

it.each(Object.keys(acceptedFiles('PROFILE_PICTURE')))('the server reads what the client offers: %s', async (type) => {
  const file = await files[type]?.()
  if (!file) throw new Error(`There is no sample of ${type}`)
  expect((await upload(server, member.client, file, { query: uploadQueries.PROFILE_PICTURE })).status).toBe(200)
})

it('the client offers all that the server reads', () => {
  expect(Object.keys(acceptedFiles('PROFILE_PICTURE')).sort()).toEqual(Object.keys(files).sort())
})
