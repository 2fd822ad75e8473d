import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from './settings'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'settings-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

describe('settings', () => {
  it('run a demo on localhost when nothing is set', () => {
    const settings = readSettings({ DATA_DIR: dataDir })
    expect(settings).toMatchObject({
      demo: true,
      production: false,
      databaseUrl: undefined,
      trustedProxies: ['loopback'],
      // The README's defaults.
      maxPictureBytes: 20 * 1024 * 1024,
      maxVideoBytes: 200 * 1024 * 1024,
    })
    const { sites } = settings
    expect(sites.all.map(({ id, systemName, origin }) => `${id} ${systemName} ${origin}`)).toEqual([
      '1 dk http://dk.localhost:4000',
      '2 no http://no.localhost:4000',
      '3 se http://se.localhost:4000',
      '4 uk http://uk.localhost:4000',
      '5 dark.dk http://dark.dk.localhost:4000',
      '6 dark.no http://dark.no.localhost:4000',
      '7 dark.se http://dark.se.localhost:4000',
      '8 dark.uk http://dark.uk.localhost:4000',
    ])
    for (const site of sites.all) expect(sites.counterpart(sites.counterpart(site))).toBe(site)
  })

  it('give sites their own addresses', () => {
    const SITE_ORIGINS = 'dk=https://www.nordlys.test, dark.dk=https://midnat.test:8443'
    const { sites } = readSettings({ DATA_DIR: dataDir, SITE_ORIGINS, PORT: '5000' })
    expect(sites.byHost('www.nordlys.test')).toMatchObject({ id: 1, origin: 'https://www.nordlys.test' })
    expect(sites.byHost('midnat.test:8443')).toMatchObject({ id: 5, dark: true })
    expect(sites.byHost('se.localhost:5000')).toMatchObject({ id: 3, origin: 'http://se.localhost:5000' })
  })

  it('keep a secret over restarts that nobody else can read', async () => {
    const { secret } = readSettings({ DATA_DIR: dataDir })
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(readSettings({ DATA_DIR: dataDir }).secret).toBe(secret)
    expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe(secret)
    expect((await stat(join(dataDir, 'secret'))).mode & 0o077).toBe(0)
  })

  it('keep a pair of keys for push messages likewise, unless given one', async () => {
    const { vapid } = readSettings({ DATA_DIR: dataDir })
    expect(Buffer.from(vapid.publicKey, 'base64url')).toHaveLength(65)
    expect(readSettings({ DATA_DIR: dataDir }).vapid).toEqual(vapid)
    expect((await stat(join(dataDir, 'vapid.json'))).mode & 0o077).toBe(0)
    const given = { VAPID_PUBLIC_KEY: 'public', VAPID_PRIVATE_KEY: 'private' }
    expect(readSettings({ DATA_DIR: dataDir, ...given }).vapid).toEqual({ publicKey: 'public', privateKey: 'private' })
  })

  it.each([
    [{ LEGACY_PORT: 'four' }, 'LEGACY_PORT'],
    [{ DEMO: 'perhaps' }, 'DEMO'],
    [{ SITE_ORIGINS: 'www.nordlys.test' }, 'SITE_ORIGINS'],
    [{ VAPID_PUBLIC_KEY: 'alone' }, 'VAPID_PRIVATE_KEY'],
    [{ MAX_PICTURE_BYTES: '-1' }, 'MAX_PICTURE_BYTES'],
  ])('refuse %j by name', (env, name) => {
    expect(() => readSettings({ DATA_DIR: dataDir, ...env })).toThrow(name)
  })
})
