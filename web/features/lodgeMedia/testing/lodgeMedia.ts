/** A lodge that the viewer is in. */
export const mediaLodge = {
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
  hasPublicMedia: false,
  hasMediaApproval: true,
  requestCount: null,
  waitingMediaCount: null,
  viewerRole: 'MEMBER',
  viewerRequestStatus: null,
  viewerInvitationStatus: null,
  viewerVisitedAt: null,
  viewerMembership: { joinedAt: '2026-01-02T10:00:00Z' },
  viewerCanSeeInside: true,
  viewerCanTakePart: true,
  viewerCanCreateAlbum: true,
  viewerCanAcceptMedia: false,
}

/** What is different for one of its leaders. */
export const leader = { viewerRole: 'ASSISTANT', viewerCanAcceptMedia: true, waitingMediaCount: 0 }

/** What is different for somebody outside. */
export const outside = {
  viewerRole: null,
  viewerMembership: null,
  viewerCanSeeInside: false,
  viewerCanTakePart: false,
  viewerCanCreateAlbum: false,
}

const freja = {
  __typename: 'Profile',
  id: 'profile-9',
  legacyId: 9,
  name: 'Freja',
  gender: 'FEMALE',
}

export const lodgeAlbum = (legacyId: number, name: string, fields: object = {}) => ({
  __typename: 'LodgeAlbum',
  id: `album-${legacyId}`,
  legacyId,
  name,
  description: null,
  mediaCount: 0,
  cover: null,
  createdAt: '2026-01-02T10:00:00Z',
  lodge: { id: 'lodge-7' },
  creator: freja,
  media: pageOf([]),
  viewerCanAddMedia: true,
  viewerCanEdit: false,
  viewerCanDelete: false,
  ...fields,
})

export const picture = (legacyId: number, title: string, fields: object = {}) => ({
  __typename: 'Picture',
  id: `picture-${legacyId}`,
  legacyId,
  status: 'LIVE',
  title,
  width: 900,
  height: 600,
  createdAt: '2026-01-02T10:00:00Z',
  lodgeStatus: 'ACCEPTED',
  lodgeAlbum: { id: 'album-3', legacyId: 3, name: 'Summer' },
  album: null,
  owner: freja,
  likeCount: 0,
  viewerHasLiked: false,
  viewerCanDelete: false,
  ...fields,
})

/** A page of a list. */
export const pageOf = (nodes: readonly object[], hasNextPage = false) => ({
  edges: nodes.map((node, index) => ({ cursor: String(index), node })),
  pageInfo: { hasNextPage, endCursor: String(nodes.length - 1) },
})
