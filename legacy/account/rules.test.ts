import { describe, expect, it } from 'vitest'
import { readSettings } from '../core/settings'
import { birthdayProblem, nameProblem, passwordProblem } from '../shared/account/rules'
import { allowedRedirect } from './sso'

describe('profile names', () => {
  it.each(['Åse', 'Øjvind_84', 'anna.og.jonas', 'x-y', 'abc', 'a2345678901234567890', 'ÄNGLA', '123'])(
    '%s is allowed',
    (name) => expect(nameProblem(name)).toBeUndefined(),
  )
  it.each([
    ['ab', 'TOO_SHORT'],
    ['a23456789012345678901', 'TOO_LONG'],
    ['to ord', 'NAME_INVALID_CHARACTERS'],
    ['a@b.dk', 'NAME_INVALID_CHARACTERS'],
    ['кирилл', 'NAME_INVALID_CHARACTERS'],
    ['<b>hej', 'NAME_INVALID_CHARACTERS'],
    ['...', 'NAME_INVALID_CHARACTERS'],
    ['smil😀', 'NAME_INVALID_CHARACTERS'],
    ['Admin', 'NAME_RESERVED'],
    ['s.u.p.p.o.r.t', 'NAME_RESERVED'],
    ['Nordlys_Team', 'NAME_RESERVED'],
    ['midnat', 'NAME_RESERVED'],
    ['Moderator', 'NAME_RESERVED'],
  ])('%s is refused: %s', (name, code) => expect(nameProblem(name)).toBe(code))
})

describe('passwords', () => {
  it.each(['lilac-harbour-57', 'fire heste løber', 'Nordlys-1998', 'kodeord for hele sommeren'])(
    '%s is allowed',
    (password) => expect(passwordProblem(password, 'Signe', 'signe@example.com')).toBeUndefined(),
  )
  it.each([
    ['aaaaaaaaaaaa', 'PASSWORD_TOO_WEAK'],
    ['19840517193', 'PASSWORD_TOO_WEAK'],
    ['Password123', 'PASSWORD_TOO_WEAK'],
    ['adgangskode1', 'PASSWORD_TOO_WEAK'],
    ['qwerty123456', 'PASSWORD_TOO_WEAK'],
    ['ILoveSigne!!', 'PASSWORD_CONTAINS_NAME'],
    ['my.mail.address.1', 'PASSWORD_CONTAINS_NAME'],
  ])('%s is refused: %s', (password, code) =>
    expect(passwordProblem(password, 'Signe', 'my.mail@example.com')).toBe(code),
  )
})

describe('birthdays', () => {
  it.each([
    ['2008-11-20', undefined],
    ['2008-11-21', 'UNDER_AGE'],
    ['1905-01-01', 'INVALID_DATE'],
    ['2030-01-01', 'INVALID_DATE'],
    ['1908-02-29', undefined],
  ])('%s on the 20th of November 2026: %s', (birthday, code) =>
    expect(birthdayProblem(birthday, '2026-11-20')).toBe(code),
  )
})

describe('redirects after single sign-on', () => {
  const settings = readSettings({
    SECRET: 'test',
    DATA_DIR: '/tmp',
    CHAT_URL: 'https://chat.test',
    SSO_REDIRECTS: 'https://partner.test/some/path, https://other.test:8443',
    SITE_ORIGINS: 'dk=https://www.nordlys.test',
  })
  it.each([
    '/',
    '/Start?x=1#y',
    'https://chat.test/rooms/1',
    'https://partner.test/elsewhere',
    'https://other.test:8443/',
    'https://www.nordlys.test/Start',
    'http://dark.se.localhost:4000/',
  ])('may lead to %s', (target) => expect(allowedRedirect(settings, target)).toBe(target))
  it.each([
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/a\\b',
    'https://evil.test/',
    'https://chat.test.evil.test/',
    'https://chat.test@evil.test/',
    'https://me@chat.test/',
    'http://chat.test/',
    'https://other.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    'Start',
    '',
  ])('may not lead to %j', (target) => expect(allowedRedirect(settings, target)).toBeNull())
})
