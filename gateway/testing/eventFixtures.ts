import type {
  Event,
  EventQuestion,
  EventSignUp,
  EventSummary,
  OwnSignUp,
} from '../../legacy/contract/events/eventShapes'
import { media, moment, picture, profile } from './fixtures'

export function event(id: number, more: Partial<EventSummary> = {}): EventSummary {
  return {
    id,
    title: `Event ${id}`,
    excerpt: 'We dance',
    kind: 1,
    cover: picture(2000 + id),
    place: 'The boathouse',
    area: { zipCode: '2100', city: 'København Ø', countryArea: 'Hovedstaden', countryId: 1, country: 'Danmark' },
    distance: 4,
    address: 'Quay 7',
    beginsAt: moment,
    endsAt: moment,
    timeZone: 'Europe/Copenhagen',
    localBegin: '2026-11-21T19:30',
    localEnd: '2026-11-21T23:00',
    price: null,
    couplePrice: null,
    refundPercent: 100,
    quitHours: 24,
    quitUntil: moment,
    ageFrom: null,
    ageTo: null,
    places: 80,
    genderPlaces: [{ gender: 1, count: 30 }],
    comingCount: 3,
    coming: [
      { gender: 1, count: 1 },
      { gender: 3, count: 1 },
    ],
    waitingCount: 0,
    freePlaces: 77,
    freeByGender: [{ gender: 1, count: 29 }],
    status: 2,
    role: 0,
    rights: [],
    signUp: null,
    signUpOpen: true,
    quittable: false,
    commentable: true,
    mediaOpen: false,
    commentCount: 30,
    createdAt: moment,
    editedAt: null,
    cancelledAt: null,
    cancelReason: '',
    revision: 4,
    ...more,
  }
}

export function wholeEvent(id: number, more: Partial<Event> = {}): Event {
  return {
    ...event(id),
    html: `<p>Programme of ${id}</p>`,
    media: [{ ...media(3000 + id), ownerId: id }],
    hosts: [profile(3)],
    tickets: [],
    icsPath: `/media/events/${id}/event.ics`,
    exportPath: null,
    ...more,
  }
}

export function eventSignUp(id: number): EventSignUp {
  return {
    id,
    name: 'Freja',
    eventId: 5,
    profile: profile(id),
    status: 1,
    persons: 2,
    gender: 3,
    signedUpAt: moment,
    paid: null,
    checkedInAt: moment,
    checkedInBy: 'Freja',
  }
}

export function eventQuestion(id: number): EventQuestion {
  return {
    id,
    eventId: 5,
    asker: profile(3),
    text: 'A dog?',
    askedAt: moment,
    answer: null,
    answeredAt: null,
    own: false,
    deletable: true,
  }
}

export function ownSignUp(id: number): OwnSignUp {
  return {
    id,
    status: 1,
    profileId: 1,
    persons: 1,
    personIds: [7],
    visible: true,
    signedUpAt: moment,
    position: null,
    heldUntil: null,
    paid: null,
    orderId: null,
    refundPercent: 100,
    checkedInAt: null,
  }
}
