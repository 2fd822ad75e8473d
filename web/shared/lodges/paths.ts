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
  | 'Calendar'
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

/** Returns the path of a month (yyyy-MM) or a day (yyyy-MM-dd) in a lodge's calendar. */
export function calendarPath(lodge: number | string, date: string): string {
  return `${lodgePath(lodge, 'Calendar')}/${date}`
}

/** Returns the path for a new meetup, on a day (yyyy-MM-dd) if one is given. */
export function createMeetupPath(lodge: number | string, day?: string): string {
  const path = `${lodgePath(lodge, 'Calendar')}/CreateMeetup`
  return day === undefined ? path : `${path}?day=${day}`
}

export function meetupPath(lodge: number | string, legacyId: number | string): string {
  return `${lodgePath(lodge, 'Calendar')}/Meetup/${legacyId}`
}

export function editMeetupPath(lodge: number | string, legacyId: number | string): string {
  return `${meetupPath(lodge, legacyId)}/Edit`
}

/** Returns the path of an album of a lodge, or without one of all its albums. */
export function lodgeAlbumPath(lodge: number | string, legacyId?: number | string): string {
  return legacyId === undefined ? lodgePath(lodge, 'Media/Albums') : `${lodgePath(lodge, 'Media')}/Album/${legacyId}`
}
