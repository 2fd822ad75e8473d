import type { AnswerOf } from '../../legacy/contract/contract'
import { MediaKind } from '../../legacy/contract/enums'
import type { Order } from '../../legacy/contract/money/moneyShapes'
import type { Bond } from '../../legacy/contract/dark/darkProfileConnection'
import type { Album, MediaSummary, ProfileDetails, ProfileSummary, Relation } from '../../legacy/contract/shapes'

/** Small answers of the REST calls, valid by the contract. */

export const site: AnswerOf<'Site.GetSiteConfiguration'> = {
  id: 1,
  systemName: 'dk',
  name: 'Nordlys',
  language: 'da-DK',
  languages: ['da-DK', 'en-GB'],
  dark: false,
  disabledEvents: false,
  disabledLodges: false,
  contestRunning: false,
  supportPhone: '70 20 30 40',
  supportEmail: 'support@nordlys.test',
  openingHours: 'Hverdage 9-15',
  machineName: 'stub',
  publicVapidKey: '',
  countryId: 1,
  currency: 'DKK',
  timeZone: 'Europe/Copenhagen',
  companyName: 'Nordlys ApS',
  companyAddress: 'Strandvejen 1',
  vatNumber: 'DK12345678',
  counterpartHost: 'dark.dk.localhost',
  hosts: [{ host: 'dk.localhost', name: 'Nordlys', dark: false, language: 'da-DK' }],
  maxPictureBytes: 20_971_520,
  maxVideoBytes: 209_715_200,
  demo: true,
}

export function kink(id: number, name = `Kink ${id}`): AnswerOf<'DarkKinks.GetAllKinks'>[number] {
  return { id, name, description: null, custom: false, status: 2, profileCount: 4, level: null, private: false }
}

/** The time of every event in these answers. */
export const moment = '2026-11-21T12:00:00.000Z'

export function picture(id: number): MediaSummary {
  return {
    id,
    kind: 1,
    status: 3,
    width: 1200,
    height: 1600,
    focusX: 0.5,
    focusY: 0.4,
    placeholder: 'data:image/webp;base64,',
    duration: null,
    path: `/media/${id}`,
  }
}

export function profile(id: number): ProfileSummary {
  return {
    id,
    name: `Profile${id}`,
    profileType: 1,
    gender: 2,
    persons: [{ id, gender: 2, age: 34 }],
    area: { zipCode: '8000', city: 'Aarhus', countryArea: 'Midtjylland', countryId: 1, country: 'Danmark' },
    headline: null,
    picture: picture(1000 + id),
    online: true,
    member: false,
    validated: true,
    favourite: false,
    tagged: true,
    distance: 12,
  }
}

export function media(id: number): AnswerOf<'Media.GetMediaByIds'>[number] {
  return {
    ...picture(id),
    ownerId: id - 1000,
    albumId: null,
    lodgeAlbumId: null,
    lodgeStatus: null,
    deletable: true,
    title: null,
    createdAt: moment,
    liked: false,
    likeCount: 3,
  }
}

export function video(id: number): AnswerOf<'Media.GetMediaByIds'>[number] {
  return { ...media(id), kind: MediaKind.AlbumVideo, duration: 42 }
}

export function details(id: number): ProfileDetails {
  return {
    id,
    persons: [
      {
        id,
        gender: 2,
        age: 34,
        height: 172,
        weight: null,
        bodyType: 7,
        eyeColour: 7,
        hairColour: 0,
        sexualOrientation: null,
        relationshipStatus: 6,
        smoking: 3,
        children: 4,
        dominance: null,
      },
    ],
    text: `<p>Text of ${id}</p>`,
    textMedia: [],
    matchWords: ['sailing'],
    seeks: { audience: 5, ageFrom: 30, ageTo: 50, distance: null, lookingFor: [3] },
    match: { reasons: [1, 6], commonMatchWords: ['sailing'] },
    lastOnlineAt: moment,
    createdAt: moment,
    visitCount: null,
    pictureCount: 9,
    videoCount: 1,
    albumCount: 2,
    guestbookCount: 4,
    liked: true,
    likeCount: 5,
    note: null,
    tags: [],
  }
}

export function album(id: number): Album {
  return {
    id,
    ownerId: 3,
    name: `Album ${id}`,
    description: null,
    type: 2,
    redAudience: null,
    mediaCount: 4,
    cover: picture(1003),
    access: 2,
    createdAt: moment,
  }
}

export function relation(id: number): Relation {
  return { id, ownerId: 7, profile: profile(id), type: 3, status: 2, requestedByOther: false, since: moment }
}

export function bond(id: number): Bond {
  return {
    id,
    ownerId: 7,
    profile: profile(id),
    role: 4,
    status: 2,
    requestedByOther: false,
    proposedRole: null,
    proposedByOther: false,
    shown: true,
    visible: true,
    since: moment,
  }
}

export function guestbookEntry(id: number): AnswerOf<'Profiles.GetGuestbookEntry'> {
  return { id, author: profile(id), text: 'Hello', createdAt: moment, deletable: true }
}

export const viewer: AnswerOf<'CurrentProfile.GetProfileData'> = {
  isLoggedIn: true,
  id: 7,
  name: 'Freja',
  profileType: 1,
  gender: 2,
  persons: [{ id: 7, gender: 2, age: 36, birthday: '1990-02-03', height: null, weight: null }],
  picture: null,
  area: null,
  language: null,
  roleLevel: 1,
  member: false,
  memberUntil: null,
  termsAccepted: true,
  status: 3,
  darkStatus: 0,
  forcedValidation: 0,
  forcedValidationPending: false,
  forcedConsentMedia: false,
  requestPushPermission: false,
  showBirthdaySplash: false,
  needUpdateHeightAndWeight: false,
  emailConfirmed: true,
  bans: [],
  impersonated: false,
  discretion: null,
  stamp: 'stamp',
}

export const contentTokens: AnswerOf<'Common.GetContentTokens'> = {
  media: 'token',
  expiresAt: '2026-11-21T13:05:00.000Z',
}

/** The ids `from` to `to`, both included. */
export function ids(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_item, index) => from + index)
}

/** A refusal as problem details (RFC 9457). */
export function problem(status: number, code: string, more: object = {}) {
  return { type: 'about:blank', title: 'Refused', status, code, detail: `Told in Danish: ${code}`, ...more }
}

export const noCounts: AnswerOf<'Notifications.NotificationCounts'> = {
  notificationCounts: 0,
  blogsCuratedNotificationCount: 0,
  blogsNotificationCount: 0,
  eventAdminNotificationsCount: 0,
  lodgeAdminNotificationsCount: 0,
  newNotificationsCount: 0,
  newVisitsCount: 0,
  onlineFavoritesCount: 0,
  unreadMailCount: 0,
  unreadTicketCount: 0,
  lodgeAdmin: false,
  eventAdmin: false,
  onlineTagged: 0,
}

/** A paid month of membership. */
export function order(id: number): Order {
  return {
    id,
    status: 3,
    outcome: 1,
    declineReason: null,
    item: 1,
    productId: 1,
    name: 'A month',
    price: { amount: 9900, currency: 'DKK' },
    vat: { amount: 1980, currency: 'DKK' },
    vatRate: 25,
    refunded: { amount: 0, currency: 'DKK' },
    paymentMethod: 1,
    renewal: false,
    renews: true,
    createdAt: moment,
    paidAt: moment,
    openUntil: moment,
    checkoutUrl: null,
    bankTransfer: null,
    startsAt: moment,
    endsAt: moment,
    withdrawn: false,
    withdrawableUntil: null,
    recipient: null,
    termsVersion: '2026-01-01',
    lines: [],
  }
}
