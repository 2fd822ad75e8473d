import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { decodeHeic } from './heic'

const picture = fileURLToPath(new URL('../../testing/files/telephone.heic', import.meta.url))
const bounds = { maxPixels: 240 * 320, maxMs: 20_000 }

it('a HEIC picture is decoded to its pixels', async () => {
  const { data, width, height } = await decodeHeic(picture, bounds)
  expect([width, height, data.length]).toEqual([240, 320, 240 * 320 * 4])
})

it.each([
  ['has too many pixels', picture, { maxPixels: 240 * 320 - 1 }],
  ['takes too long', picture, { maxMs: 1 }],
  ['is no picture', fileURLToPath(import.meta.url), {}],
])('a HEIC picture that %s is given up', async (_case, path, narrower) => {
  await expect(decodeHeic(path, { ...bounds, ...narrower })).rejects.toMatchObject({ code: 'FILE_UNREADABLE' })
})
