/** A lodge as the graph answers it, for mocks. */
export function sampleLodge(legacyId: number, name: string, traits: object = {}) {
  return {
    __typename: 'Lodge',
    id: `lodge-${legacyId}`,
    legacyId,
    name,
    excerpt: `About ${name}`,
    cover: null,
    category: { id: 'category-1', name: 'Outdoors and sport' },
    kinks: [],
    place: null,
    distance: null,
    access: 'ACCESS_FOR_ALL',
    isDark: false,
    memberCount: 12,
    newMemberCount: 0,
    newMediaCount: 0,
    activeAt: '2026-01-02T10:00:00Z',
    viewerRole: null,
    viewerRequestStatus: null,
    viewerInvitationStatus: null,
    ...traits,
  }
}

/** A connection of lodges. */
export function lodgeEdges(...lodges: readonly object[]) {
  return { edges: lodges.map((node) => ({ node })), pageInfo: { hasNextPage: false, endCursor: null } }
}
