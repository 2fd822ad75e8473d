import { describe, expect, it } from 'vitest'
import { sampleSession, type SessionTraits } from '#testing/session'
import { pendingDialog, type DialogSituation, type PendingDialog } from './pendingDialog'

const everything = {
  isMediaConsentForced: true,
  isBirthdaySplashDue: true,
  isHeightAndWeightDue: true,
} as const

interface Row {
  name: string
  traits: SessionTraits
  situation?: Partial<Pick<DialogSituation, 'pathname' | 'reachedClicks' | 'isOfferDue' | 'hasBreakingNews' | 'closed'>>
  due: PendingDialog | null
}

const table: Row[] = [
  { name: 'nothing pending', traits: {}, due: null },
  { name: 'a visitor', traits: { viewer: { ...everything, isLoggedIn: false } }, due: null },
  { name: 'terms not accepted', traits: { viewer: { ...everything, hasAcceptedTerms: false } }, due: null },
  { name: 'a locked profile', traits: { viewer: { ...everything, status: 'LOCKED' } }, due: null },
  {
    name: 'the dark site without approval',
    traits: { site: { isDark: true }, viewer: everything },
    due: null,
  },
  {
    name: 'the dark site with approval',
    traits: { site: { isDark: true }, viewer: { ...everything, darkStatus: 'APPROVED' } },
    due: 'birthday',
  },
  { name: 'media consent before 14 clicks', traits: { viewer: { isMediaConsentForced: true } }, due: null },
  {
    name: 'media consent after 14 clicks comes first',
    traits: { viewer: everything },
    situation: { reachedClicks: true, hasBreakingNews: true },
    due: 'mediaConsent',
  },
  {
    name: '14 clicks of a member who owes no consent',
    traits: {},
    situation: { reachedClicks: true },
    due: null,
  },
  {
    name: 'the birthday before the news',
    traits: { viewer: everything },
    situation: { hasBreakingNews: true },
    due: 'birthday',
  },
  {
    name: 'the news once the birthday is closed',
    traits: { viewer: everything },
    situation: { hasBreakingNews: true, closed: new Set(['birthday']) },
    due: 'breakingNews',
  },
  {
    name: 'the news only on the start page',
    traits: {},
    situation: { hasBreakingNews: true, pathname: '/Community/Lodges/Lodge/3' },
    due: null,
  },
  {
    name: 'weight and height last',
    traits: { viewer: { isHeightAndWeightDue: true } },
    due: 'weightAndHeight',
  },
  {
    name: 'what was closed does not come back',
    traits: { viewer: { isHeightAndWeightDue: true } },
    situation: { closed: new Set(['weightAndHeight']) },
    due: null,
  },
  {
    name: 'a membership first, for one without it who stays a while',
    traits: { viewer: { ...everything, isMember: false } },
    situation: { isOfferDue: true },
    due: 'membership',
  },
  { name: 'no membership for a member', traits: {}, situation: { isOfferDue: true }, due: null },
  { name: 'no membership at once', traits: { viewer: { isMember: false } }, due: null },
  {
    name: 'no membership while a validation is demanded',
    traits: { viewer: { isMember: false, forcedValidation: 'NATIONAL_ID' } },
    situation: { isOfferDue: true },
    due: null,
  },
  ...['/Membership', '/membership/History', '/Receipt'].map((pathname) => ({
    name: `no membership on ${pathname}`,
    traits: { viewer: { isMember: false } },
    situation: { pathname, isOfferDue: true },
    due: null,
  })),
  ...['/ReAcceptance', '/profilevalidation', '/EditProfile/Delete', '/Admin/Tickets/7'].map((pathname) => ({
    name: `nothing on ${pathname}`,
    traits: { viewer: everything },
    situation: { pathname },
    due: null,
  })),
]

describe('pendingDialog', () => {
  it.each(table)('$name', ({ traits, situation, due }) => {
    const none = {
      pathname: '/Start',
      reachedClicks: false,
      isOfferDue: false,
      hasBreakingNews: false,
      closed: new Set<PendingDialog>(),
    }
    expect(pendingDialog({ ...sampleSession(traits), ...none, ...situation })).toBe(due)
  })
})
