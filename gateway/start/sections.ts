/** The thirteen sections of the start page in their default order, by their REST names. */
export const startSections = [
  'Contest',
  'NewestProfiles',
  'PossibleMatches',
  'BirthdayProfiles',
  'NewestMedia',
  'SearchMedia',
  'LastVisit',
  'OnlineProfiles',
  'NewestBlogs',
  'UpcomingEvents',
  'PopularLodges',
  'OnlineFavorites',
  'ChatRightNow',
] as const

export type StartSectionId = (typeof startSections)[number]

/** The number of a section in global ids. */
export function sectionNumber(section: StartSectionId): number {
  return startSections.indexOf(section) + 1
}

/** Whether a name is one of the thirteen. */
export function isStartSection(id: string): id is StartSectionId {
  const names: readonly string[] = startSections
  return names.includes(id)
}
