import { expect, it } from 'vitest'
import { HOUR } from './clock'
import { contentTokens, readContentToken } from './contentToken'
import { readSettings } from './settings'
import type { ProfileRow } from './handler'

const settings = readSettings({ SECRET: 'test', DATA_DIR: '/tmp' })
const at = (moment: number, secret = 'test') => ({
  clock: { now: () => new Date(moment) },
  settings: { ...settings, secret },
})
const made = Date.UTC(2026, 10, 20)
const member = { profile: { id: 7 } as ProfileRow, site: settings.sites.byId(5) }

it('tells the media server who asks, for more than the hour after which clients fetch a new one', () => {
  const { media, expiresAt } = contentTokens(at(made), member)
  expect(readContentToken(at(made + HOUR), media)).toEqual({ profileId: 7, siteId: 5 })
  expect(readContentToken(at(new Date(expiresAt).getTime()), media)).toBeUndefined()
  const visitor = contentTokens(at(made), { ...member, profile: undefined })
  expect(readContentToken(at(made), visitor.media)).toEqual({ profileId: 0, siteId: 5 })
})

it('cannot be forged', () => {
  const { media } = contentTokens(at(made), member)
  const [profileId, siteId, expires, signature] = media.split('.')
  for (const forged of [
    `8.${siteId}.${expires}.${signature}`,
    `${profileId}.1.${expires}.${signature}`,
    `${profileId}.${siteId}.${Number(expires) + 1}.${signature}`,
    `${profileId}.${siteId}.${expires}.${signature}x`,
    `${profileId}.${siteId}.${expires}.`,
    'nonsense',
    '',
  ]) {
    expect(readContentToken(at(made), forged)).toBeUndefined()
  }
  expect(readContentToken(at(made, 'another secret'), media)).toBeUndefined()
})
