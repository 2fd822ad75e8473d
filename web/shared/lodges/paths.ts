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
  | 'Debates'
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

export function topicPath(lodgeLegacyId: number, legacyId: number): string {
  return `${lodgePath(lodgeLegacyId)}/Debate/Topic/${legacyId}`
}

/** The address of an album of a lodge, or without one of all its albums. */
export function lodgeAlbumPath(lodgeLegacyId: number, legacyId?: number): string {
  const path = `${lodgePath(lodgeLegacyId)}/Media`
  return legacyId === undefined ? `${path}/Albums` : `${path}/Album/${legacyId}`
}
