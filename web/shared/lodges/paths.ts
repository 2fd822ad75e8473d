/** Paths of the lodges. */

const LODGES = '/Community/Lodges'

/** Path segments of the pages on all lodges. */
export type LodgesPage = 'Search' | 'Newest' | 'MyLodges' | 'Create'

export function lodgesPath(page?: LodgesPage): string {
  return page ? `${LODGES}/${page}` : LODGES
}

/** Path segments of the pages of one lodge. */
export type LodgePage =
  | 'About'
  | 'Mail'
  | 'Members'
  | 'Debate'
  | 'Media'
  | 'Media/Albums'
  | 'Media/Validation'
  | 'Settings'
  | 'Edit'
  | 'MemberManagement'
  | 'MemberManagement/AllMembers'
  | 'MemberManagement/PendingRequests'
  | 'MemberManagement/BlockedProfiles'
  | 'MemberManagement/ActivityList'

/** Returns the path of a lodge by the number in its address. */
export function lodgePath(legacyId: number | string, page?: LodgePage): string {
  const path = `${LODGES}/Lodge/${legacyId}`
  return page ? `${path}/${page}` : path
}

/** Returns the path of a lodge's membership log, of all members or of the profile with a global id. */
export function lodgeLogPath(legacyId: number, profileId?: string): string {
  const path = lodgePath(legacyId, 'MemberManagement/ActivityList')
  return profileId === undefined ? path : `${path}/${profileId}`
}

/** Returns the path of a category of a lodge's debates. */
export function debateCategoryPath(lodge: number | string, legacyId: number | string): string {
  return `${lodgePath(lodge, 'Debate')}/Category/${legacyId}`
}

/** Returns the path for a new topic, in a category if one is given. */
export function createTopicPath(lodge: number | string, category?: number): string {
  const path = `${lodgePath(lodge, 'Debate')}/CreateTopic`
  return category === undefined ? path : `${path}?category=${category}`
}

export function topicPath(lodge: number | string, legacyId: number | string): string {
  return `${lodgePath(lodge, 'Debate')}/Topic/${legacyId}`
}

export function editTopicPath(lodge: number | string, legacyId: number | string): string {
  return `${topicPath(lodge, legacyId)}/Edit`
}

export function meetupPath(lodgeLegacyId: number, legacyId: number): string {
  return `${lodgePath(lodgeLegacyId)}/Calendar/Meetup/${legacyId}`
}

/** Returns the path of an album of a lodge, or without one of all its albums. */
export function lodgeAlbumPath(lodge: number | string, legacyId?: number | string): string {
  return legacyId === undefined ? lodgePath(lodge, 'Media/Albums') : `${lodgePath(lodge, 'Media')}/Album/${legacyId}`
}
