/** A lodge that the viewer, one of its leaders, is in. */
export const debateLodge = {
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
  requestCount: null,
  viewerRole: 'ASSISTANT',
  viewerRequestStatus: null,
  viewerInvitationStatus: null,
  viewerMembership: { joinedAt: '2026-01-02T10:00:00Z' },
  viewerCanSeeInside: true,
  viewerCanTakePart: true,
  viewerCanStartTopic: true,
  viewerCanManageCategories: true,
  viewerDebateDrafts: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
}

/** The same lodge for somebody outside. */
export const outside = {
  viewerRole: null,
  viewerMembership: null,
  viewerCanSeeInside: false,
  viewerCanTakePart: false,
  viewerCanStartTopic: false,
  viewerCanManageCategories: false,
}

export const category = (legacyId: number, name: string, fields: object = {}) => ({
  __typename: 'DebateCategory',
  id: `category-${legacyId}`,
  legacyId,
  name,
  description: '',
  entryCount: 0,
  newEntryCount: 0,
  latestEntry: null,
  lodge: { id: 'lodge-7' },
  ...fields,
})

export const topic = (legacyId: number, title: string, fields: object = {}) => ({
  __typename: 'DebateEntry',
  id: `topic-${legacyId}`,
  legacyId,
  title,
  excerpt: '',
  html: '<p>We meet at dawn.</p>',
  media: [],
  status: 'PUBLISHED',
  isLocked: false,
  isPinned: false,
  isNew: false,
  hasUnpublishedChanges: false,
  hasCommentsEnabled: true,
  publishedAt: '2026-01-02T10:00:00Z',
  editedAt: null,
  lastCommentAt: null,
  viewerReadAt: null,
  commentCount: 0,
  newCommentCount: 0,
  likeCount: 0,
  viewerIsFollowing: false,
  viewerCanEdit: false,
  viewerCanDelete: false,
  viewerCanModerate: false,
  viewerCanMove: false,
  lodge: { id: 'lodge-7' },
  comments: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
  author: {
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
export const pageOf = (nodes: readonly object[]) => ({
  edges: nodes.map((node, index) => ({ cursor: String(index), node })),
  pageInfo: { hasNextPage: false, endCursor: null },
})
