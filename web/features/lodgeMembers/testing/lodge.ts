/** A lodge whose owner is the viewer. */
export const ownLodge = {
  __typename: 'Lodge',
  id: 'lodge-7',
  legacyId: 7,
  name: 'The sea',
  access: 'ACCESS_FOR_ALL',
  memberCount: 3,
  kinks: [],
  tags: [],
  place: null,
  distance: null,
  ownerlessSince: null,
  hasPublicDebates: false,
  hasPublicMedia: false,
  hasPublicMembers: false,
  requestCount: 2,
  waitingMediaCount: null,
  viewerRole: 'OWNER',
  viewerRequestStatus: null,
  viewerInvitationStatus: null,
  viewerMembership: null,
  viewerCanSeeInside: true,
  viewerCanManageMembers: true,
  viewerCanDecideRequests: true,
  viewerCanBlockProfiles: true,
  viewerCanInvite: true,
  viewerCanAnnounce: true,
  viewerCanSetAssistants: true,
  viewerCanSetCoOwners: true,
  viewerCanPassOwnership: true,
  viewerCanReleaseOwnership: true,
  viewerCanDeleteLodge: true,
}

/** A membership of it. */
export const membership = (name: string, fields: object = {}) => ({
  __typename: 'LodgeMembership',
  id: `membership-${name}`,
  role: 'MEMBER',
  joinedAt: '2026-01-02T10:00:00Z',
  isVisible: true,
  requestText: null,
  profile: { __typename: 'Profile', id: `profile-${name}`, name, gender: 'FEMALE', persons: [{ age: 40 }] },
  ...fields,
})

/** A page of a list without more. */
export const pageOf = (nodes: readonly object[], edge: object = {}) => ({
  edges: nodes.map((node, index) => ({ cursor: String(index), ...edge, node })),
  pageInfo: { hasNextPage: false, endCursor: null },
})
