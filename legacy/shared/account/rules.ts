import type { ErrorCode } from '../../content/messages/messages'
import { ageOn } from '../../core/clock'

const ADULT_AGE = 18

const NAME = /^[a-z0-9æøåäöé._-]+$/i

/** Names that could impersonate the site. */
const reservedNames = new Set([
  'abuse',
  'anonymous',
  'everyone',
  'help',
  'hjaelp',
  'hjælp',
  'hjalp',
  'hjälp',
  'hjelp',
  'info',
  'kundeservice',
  'kundtjänst',
  'me',
  'moderator',
  'null',
  'postmaster',
  'redaktion',
  'root',
  'security',
  'staff',
  'system',
  'undefined',
  'webmaster',
])
const reservedBeginnings = ['admin', 'midnat', 'nordlys', 'support']

/** Why a profile name cannot be used by anybody; undefined when it can. */
export function nameProblem(name: string): ErrorCode | undefined {
  if (name.length < 3) return 'TOO_SHORT'
  if (name.length > 20) return 'TOO_LONG'
  if (!NAME.test(name) || !/[\p{L}\d]/u.test(name)) return 'NAME_INVALID_CHARACTERS'
  // Ignores separators: s.u.p.p.o.r.t
  const plain = name.toLowerCase().replace(/[._-]/g, '')
  if (reservedNames.has(plain) || reservedBeginnings.some((beginning) => plain.startsWith(beginning))) {
    return 'NAME_RESERVED'
  }
  return undefined
}

export const nameLimits = { min: 3, max: 20 }

const commonPasswords =
  /(?:password|passord|kodeord|adgangskode|lösenord|losenord|qwert[yz]?|asdfgh?|letmein|welcome|velkommen|välkommen|abc123|iloveyou|1234567890|123456789|12345678|1234567|123456|nordlys|midnat)/gi

/** Why a password cannot be used; undefined when it can. The contract checks its length. */
export function passwordProblem(password: string, name: string, email: string): ErrorCode | undefined {
  const lower = password.toLowerCase()
  const own = [name, email, email.split('@')[0] ?? ''].filter((part) => part.length >= 3)
  if (own.some((part) => lower.includes(part.toLowerCase()))) return 'PASSWORD_CONTAINS_NAME'
  const fewCharacters = new Set(lower).size < 5
  const onlyDigits = /^\d+$/.test(password)
  const littleElse = password.replace(commonPasswords, '').length < 5
  return fewCharacters || onlyDigits || littleElse ? 'PASSWORD_TOO_WEAK' : undefined
}

/** Why a person with this birthday cannot be a member today. Both are yyyy-MM-dd. */
export function birthdayProblem(birthday: string, today: string): ErrorCode | undefined {
  const age = ageOn(today, birthday)
  if (age < 0 || age > 120) return 'INVALID_DATE'
  return age < ADULT_AGE ? 'UNDER_AGE' : undefined
}
