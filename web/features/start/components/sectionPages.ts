/** Where each section of people leads. */
export const SECTION_PAGES = {
  NEWEST_PROFILES: '/Search/Newest',
  POSSIBLE_MATCHES: '/Search/MatchProfiles',
  BIRTHDAY_PROFILES: '/Birthdays',
  LAST_VISIT: '/Visitors',
  ONLINE_PROFILES: '/Search/Online',
  ONLINE_FAVORITES: '/Search/Online',
} as const

/** The sections with members in them. */
export type PeopleSectionId = keyof typeof SECTION_PAGES

/** Whether a section has members in it. */
export function isPeopleSection(section: string): section is PeopleSectionId {
  return Object.hasOwn(SECTION_PAGES, section)
}
