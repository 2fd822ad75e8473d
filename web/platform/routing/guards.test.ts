import { describe, expect, it } from 'vitest'
import { guard, type GuardInput } from './guards'

type Viewer = GuardInput['viewer']

const anonymous: Viewer = {
  isLoggedIn: false,
  hasAcceptedTerms: false,
  status: null,
  darkStatus: null,
  forcedValidation: null,
  isValidationForced: false,
}
const member: Viewer = { ...anonymous, isLoggedIn: true, hasAcceptedTerms: true, status: 'ACTIVE' }
const approved: Viewer = { ...member, darkStatus: 'APPROVED' }
const withoutTerms: Viewer = { ...approved, hasAcceptedTerms: false }
const locked: Viewer = { ...approved, status: 'LOCKED', forcedValidation: 'NATIONAL_ID' }
const pending: Viewer = { ...approved, forcedValidation: 'NATIONAL_ID', isValidationForced: true }
const asked: Viewer = { ...approved, forcedValidation: 'NATIONAL_ID' }

type Row = [
  name: string,
  viewer: Viewer,
  site: 'main' | 'dark',
  path: string,
  access: 'public' | 'private',
  target: string | null,
]

const table: Row[] = [
  ['1. a visitor on a private page', anonymous, 'main', '/Start', 'private', '/?u=%2FStart'],
  ['1. and the query is kept', anonymous, 'main', '/Mail/7?x=1', 'private', '/?u=%2FMail%2F7%3Fx%3D1'],
  ['1. a visitor on a public page', anonymous, 'main', '/Support', 'public', null],
  ['1. a visitor on the dark front page', anonymous, 'dark', '/', 'public', null],
  ['a member on the main site', member, 'main', '/Start', 'private', null],
  ['2. a member who is not approved, on the dark site', member, 'dark', '/Start', 'private', '/'],
  ['2. may see its front page', member, 'dark', '/', 'public', null],
  ['2. may buy a membership', member, 'dark', '/Membership/History', 'private', null],
  ['2. may see what they bought', member, 'dark', '/Receipt?order=7', 'private', null],
  ['2. may be validated', member, 'dark', '/ProfileValidation', 'private', null],
  ['2. may accept the terms', member, 'dark', '/ReAcceptance', 'private', null],
  ['2. a page that only begins alike is no exception', member, 'dark', '/Memberships', 'private', '/'],
  ['2. an approved member', approved, 'dark', '/Start', 'private', null],
  ['3. without the terms', withoutTerms, 'main', '/Start', 'private', '/ReAcceptance?u=%2FStart'],
  ['3. cannot go back out', withoutTerms, 'main', '/', 'public', '/ReAcceptance'],
  ['3. may delete the profile', withoutTerms, 'main', '/EditProfile/Delete', 'private', null],
  ['3. stands on its page', withoutTerms, 'main', '/ReAcceptance', 'private', null],
  ['3. comes after 2', { ...withoutTerms, darkStatus: null }, 'dark', '/Start', 'private', '/'],
  ['4. a locked profile', locked, 'main', '/Start', 'private', '/ProfileValidation'],
  ['4. a locked profile on a public page', locked, 'main', '/Support', 'public', '/ProfileValidation'],
  ['4. may delete the profile', locked, 'main', '/editprofile/delete', 'private', null],
  ['4. stands on its page', locked, 'main', '/ProfileValidation', 'private', null],
  ['4. not locked, but pending', pending, 'main', '/Start', 'private', '/ProfileValidation'],
  ['4. pending may delete the profile', pending, 'main', '/EditProfile/Delete', 'private', null],
  ['4. asked, neither locked nor pending', asked, 'main', '/Start', 'private', null],
  ['4. comes after 3', { ...locked, hasAcceptedTerms: false }, 'main', '/Start', 'private', '/ReAcceptance?u=%2FStart'],
  [
    '4. leaves the way to accept the terms',
    { ...locked, hasAcceptedTerms: false },
    'main',
    '/ReAcceptance',
    'private',
    null,
  ],
  ...[
    '/Support/GeneralTerms',
    '/Support/TradeTerms',
    '/Support/Privacy',
    '/support/cookies',
    '/Support/CodeOfConduct',
    '/etisk-regelsaet',
  ].flatMap((path): Row[] => [
    [`3. without the terms, may read ${path}`, withoutTerms, 'main', path, 'public', null],
    [`4. a locked profile may read ${path}`, locked, 'main', path, 'public', null],
    [`4. pending may read ${path}`, pending, 'dark', path, 'public', null],
  ]),
  ['4. a locked profile may read the decision', locked, 'main', '/Decision', 'public', null],
  ['4. and all decisions about it', locked, 'main', '/Decisions', 'private', null],
  [
    '3. a page that only begins like a legal one',
    withoutTerms,
    'main',
    '/Support/CookiesX',
    'public',
    '/ReAcceptance?u=%2FSupport%2FCookiesX',
  ],
]

describe('guard', () => {
  it.each(table)('%s', (_name, viewer, site, path, access, target) => {
    const { pathname, search } = new URL(path, 'http://dk.localhost')
    expect(guard({ site: { isDark: site === 'dark' }, viewer, pathname, search, isPublic: access === 'public' })).toBe(
      target,
    )
  })
})
