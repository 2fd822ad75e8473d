import { expect, it } from 'vitest'
import { HOUR } from '../clock'
import { contentTokens, readContentToken } from './contentToken'
import { readSettings } from '../settings'
import type { SessionRow } from '../handler'

const settings = readSettings({ SECRET: 'test', DATA_DIR: '/tmp' })
const at = (moment: number, secret = 'test') => ({
  clock: { now: () => new Date(moment) },
  settings: { ...settings, secret },
})
const made = Date.UTC(2026, 10, 20)
const member = { session: { id: 7 } as SessionRow, site: settings.sites.byId(5) }

it('identify the viewer to the media server for two hours at least, so that a client that reads new ones each hour may fail once', () => {
  const { media, expiresAt } = contentTokens(at(made + HOUR - 1), member)
  expect(readContentToken(at(made + 3 * HOUR - 1), media)).toEqual({
    sessionId: 7,
    siteId: 5,
    freshUntil: new Date(made + HOUR),
  })
  expect(readContentToken(at(new Date(expiresAt).getTime()), media)).toBeUndefined()
  const visitor = contentTokens(at(made), { ...member, session: undefined })
  expect(readContentToken(at(made), visitor.media)).toMatchObject({ sessionId: 0, siteId: 5 })
})

it('stay the same until the hour is over', () => {
  const { media } = contentTokens(at(made), member)
  expect(contentTokens(at(made + HOUR - 1), member).media).toBe(media)
  expect(contentTokens(at(made + HOUR), member).media).not.toBe(media)
})

it('cannot be forged', () => {
  const { media } = contentTokens(at(made), member)
  const [sessionId, siteId, expires, signature] = media.split('.')
  for (const forged of [
    `8.${siteId}.${expires}.${signature}`,
    `${sessionId}.1.${expires}.${signature}`,
    `${sessionId}.${siteId}.${Number(expires) + 1}.${signature}`,
    `${sessionId}.${siteId}.${expires}.${signature}x`,
    `${sessionId}.${siteId}.${expires}.`,
    'nonsense',
    '',
  ]) {
    expect(readContentToken(at(made), forged)).toBeUndefined()
  }
  expect(readContentToken(at(made, 'another secret'), media)).toBeUndefined()
})
