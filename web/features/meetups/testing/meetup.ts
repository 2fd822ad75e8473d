/** A lodge that the viewer is in. */
export const meetupLodge = {
  __typename: 'Lodge',
  id: 'lodge-7',
  legacyId: 7,
  name: 'The sea',
  isDark: false,
  access: 'ACCESS_FOR_ALL',
  memberCount: 3,
  kinks: [],
  place: null,
  distance: null,
  ownerlessSince: null,
  hasPublicMembers: false,
  hasPublicDebates: false,
  hasPublicMeetups: false,
  requestCount: null,
  viewerRole: 'MEMBER',
  viewerRequestStatus: null,
  viewerInvitationStatus: null,
  viewerMembership: { joinedAt: '2026-01-02T10:00:00Z' },
  viewerCanSeeInside: true,
  viewerCanTakePart: true,
  viewerCanCreateMeetup: true,
}

/** The same lodge for somebody outside. */
export const outside = {
  viewerRole: null,
  viewerMembership: null,
  viewerCanSeeInside: false,
  viewerCanTakePart: false,
  viewerCanCreateMeetup: false,
}

/** A coming meetup with a place for the viewer. */
export const meetup = (legacyId: number, title: string, fields: object = {}) => ({
  __typename: 'Meetup',
  id: `meetup-${legacyId}`,
  legacyId,
  title,
  html: '<p>We meet at dawn.</p>',
  media: [],
  cover: null,
  place: 'The pier',
  address: 'Harbour Street 1',
  beginsAt: '2099-11-21T18:30:00Z',
  endsAt: '2099-11-21T22:00:00Z',
  timeZone: 'Europe/London',
  localBegin: '2099-11-21T18:30',
  localEnd: '2099-11-21T22:00',
  repetition: 'ONCE',
  places: 6,
  genderPlaces: [],
  comingCount: 2,
  coming: [{ gender: 'FEMALE', count: 2 }],
  waitingCount: 0,
  attendees: pageOf([]),
  viewerStatus: null,
  viewerCanSignUp: true,
  viewerCanQuit: false,
  viewerCanEdit: false,
  viewerCanDelete: false,
  hasCommentsEnabled: true,
  commentCount: 0,
  comments: pageOf([]),
  editedAt: null,
  cancelledAt: null,
  revision: 3,
  icsUrl: 'http://x/meetup.ics',
  lodge: { id: 'lodge-7' },
  maker: {
    __typename: 'Profile',
    id: 'profile-9',
    legacyId: 9,
    name: 'Freja',
    gender: 'FEMALE',
    persons: [{ age: 40 }],
  },
  ...fields,
})

/** A page of a list without more. */
export function pageOf(nodes: readonly object[]) {
  return {
    edges: nodes.map((node, index) => ({ cursor: String(index), node })),
    pageInfo: { hasNextPage: false, endCursor: null },
  }
}
