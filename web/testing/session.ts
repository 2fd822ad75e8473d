import type { Session, Site, Viewer } from '#platform/session/session'

/** The Danish main site. */
const site: Site = {
  id: 'U2l0ZTox',
  legacyId: 1,
  systemName: 'dk',
  name: 'Nordlys',
  language: 'DA_DK',
  languages: ['DA_DK', 'EN_GB'],
  isDark: false,
  hasEventsDisabled: false,
  hasLodgesDisabled: false,
  timeZone: 'Europe/Copenhagen',
  isContestRunning: false,
  supportPhone: '+45 00 00 00 00',
  supportEmail: 'help@nordlys.example',
  openingHours: '9–16',
  publicVapidKey: '',
  countryId: 'denmark',
  currency: 'DKK',
  companyName: 'Nordlys ApS',
  companyAddress: 'Havnegade 1',
  vatNumber: 'DK00000000',
  counterpartHost: 'dark.dk.localhost',
  hosts: [
    { host: 'dk.localhost', name: 'Nordlys', isDark: false, language: 'DA_DK' },
    { host: 'se.localhost', name: 'Nordlys', isDark: false, language: 'SV_SE' },
    { host: 'dark.dk.localhost', name: 'Midnat', isDark: true, language: 'DA_DK' },
  ],
  maxPictureBytes: 20 * 1024 * 1024,
  maxVideoBytes: 200 * 1024 * 1024,
  isDemo: true,
  version: '1',
}

/** A paying member with nothing pending. */
/** The preferences of a new member. */
export const samplePreferences: NonNullable<Viewer['preferences']> = {
  onlineFilter: ['ALL_PROFILES'],
  profileListView: 'GALLERY',
  scrambleProfileLinks: false,
}

const viewer: Viewer = {
  id: 'Vmlld2Vy',
  isLoggedIn: true,
  legacyId: 7,
  name: 'freja',
  profileType: 'SINGLE',
  gender: 'FEMALE',
  language: null,
  roleLevel: 'NORMAL',
  isMember: true,
  memberUntil: null,
  hasAcceptedTerms: true,
  status: 'ACTIVE',
  darkStatus: null,
  lookStatus: null,
  forcedValidation: null,
  isValidationForced: false,
  isMediaConsentForced: false,
  isPushPermissionDue: false,
  isBirthdaySplashDue: false,
  isHeightAndWeightDue: false,
  isEmailConfirmed: true,
  bans: [],
  isImpersonated: false,
  discretion: null,
  stamp: 'stamp',
  persons: [{ person: { id: 'person-70', gender: 'FEMALE' }, birthday: '1990-05-17', height: null, weight: null }],
  picture: null,
  preferences: samplePreferences,
}

/** Overrides of the default session, a member on the Danish main site. */
export interface SessionTraits {
  readonly site?: Partial<Site>
  readonly viewer?: Partial<Viewer>
}

export function sampleSession(traits: SessionTraits = {}): Session {
  return { site: { ...site, ...traits.site }, viewer: { ...viewer, ...traits.viewer } }
}
