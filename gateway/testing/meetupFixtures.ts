import type { Meetup, MeetupSummary } from '../../legacy/contract/lodges/meetupShapes'
import { media, moment, picture, profile } from './fixtures'

/** A meetup of a profile with the same id, in lodge 2. */
export function meetup(id: number): MeetupSummary {
  return {
    id,
    lodgeId: 2,
    maker: profile(id),
    title: `Meetup ${id}`,
    excerpt: 'We bring cake',
    cover: picture(2000 + id),
    place: 'The harbour',
    address: 'Quay 3',
    beginsAt: moment,
    endsAt: moment,
    timeZone: 'Europe/Copenhagen',
    localBegin: '2026-11-21T19:30',
    localEnd: '2026-11-21T22:00',
    repetition: 1,
    places: 8,
    genderPlaces: [{ gender: 1, count: 4 }],
    comingCount: 3,
    coming: [
      { gender: 1, count: 1 },
      { gender: 2, count: 2 },
    ],
    waitingCount: 0,
    signUpStatus: null,
    signUpOpen: true,
    quittable: false,
    editable: false,
    deletable: true,
    commentable: true,
    commentCount: 30,
    createdAt: moment,
    editedAt: null,
    cancelledAt: null,
    revision: 4,
  }
}

export function wholeMeetup(id: number): Meetup {
  return {
    ...meetup(id),
    html: `<p>Text of ${id}</p>`,
    media: [{ ...media(3000 + id), ownerId: id }],
    icsPath: `/media/meetups/${id}/meetup.ics`,
  }
}
