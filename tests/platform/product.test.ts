import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../legacy/core/freePort'
import { startProduct } from '../../scripts/support/product'
import { readSettings } from '../../scripts/support/settings'

let stranger: Server
let taken: number
beforeAll(async () => {
  stranger = createServer().listen(0, '127.0.0.1')
  await once(stranger, 'listening')
  taken = (stranger.address() as AddressInfo).port
})
afterAll(() => stranger.close())

test.each(['PORT', 'LEGACY_PORT', 'SANDBOX_PORT'])(
  'a start whose %s is taken is refused before anything starts',
  async (name) => {
    const ports = {
      PORT: String(await freePort()),
      LEGACY_PORT: String(await freePort()),
      SANDBOX_PORT: String(await freePort()),
      [name]: String(taken),
    }
    const settings = readSettings({ ...ports, DATA_DIR: join(tmpdir(), 'nordlys-never-made') })
    const started = startProduct(settings, {}, () => undefined, AbortSignal.abort())
    await expect(started).rejects.toThrow(
      new RegExp(`^Port ${taken} on 127\\.0\\.0\\.1 is not free .* Set ${name}\\.$`),
    )
  },
)
