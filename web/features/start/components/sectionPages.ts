export const SECTION_PAGES = {
  NEWEST_PROFILES: '/Search/Newest',
  POSSIBLE_MATCHES: '/Search/MatchProfiles',
  BIRTHDAY_PROFILES: '/Birthdays',
  LAST_VISIT: '/Visitors',
  ONLINE_PROFILES: '/Search/Online',
  ONLINE_FAVORITES: '/Search/Online',
} as const

export type PeopleSectionId = keyof typeof SECTION_PAGES

export function isPeopleSection(section: string): section is PeopleSectionId {
  return Object.hasOwn(SECTION_PAGES, section)
}
