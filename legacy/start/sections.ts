import type { BodyOf } from '../contract/contract'
import type { StartPageSettings } from '../contract/common'
import { invalid } from '../core/problem'
import type { Site } from '../core/sites'

const sectionIds = [
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

type SectionId = (typeof sectionIds)[number]
type Section = { id: SectionId; hidden: boolean }

const hiddenByDefault: ReadonlySet<SectionId> = new Set(['SearchMedia'])

export const defaultSettings: StartPageSettings = {
  sortOptions: sectionIds.map((id) => ({ id, hidden: hiddenByDefault.has(id) })),
  searchOptions: [],
  condensedProfileView: false,
  customizeStart: false,
}

function siteHas(site: Site, id: SectionId): boolean {
  if (id === 'Contest') return site.id === 1
  if (id === 'UpcomingEvents') return !site.disabledEvents
  if (id === 'PopularLodges') return !site.disabledLodges
  return true
}

/** The settings for a site: sections that it does not have are hidden, whatever the member chose elsewhere. */
export function settingsOn(site: Site, settings: StartPageSettings): StartPageSettings {
  const sortOptions = complete(settings.sortOptions.filter(isSection)).map((section) => ({
    ...section,
    hidden: section.hidden || !siteHas(site, section.id),
  }))
  return { ...settings, sortOptions }
}

/** The settings to store after a change on a site: sections that it does not have keep their choice from elsewhere. */
export function settingsToKeep(
  site: Site,
  wanted: BodyOf<'Common.SaveStartPageSortOptions'>,
  before: StartPageSettings,
): StartPageSettings {
  const kept = new Map(complete(before.sortOptions.filter(isSection)).map(({ id, hidden }) => [id, hidden]))
  const sections = wanted.sortOptions.map((section, index) => {
    const twice = wanted.sortOptions.findIndex(({ id }) => id === section.id) < index
    if (!isSection(section) || twice) throw invalid({ field: `sortOptions.${index}.id`, code: 'OUT_OF_RANGE' })
    return siteHas(site, section.id) ? section : { ...section, hidden: kept.get(section.id) ?? false }
  })
  return { ...wanted, sortOptions: complete(sections) }
}

function isSection(section: { id: string; hidden: boolean }): section is Section {
  return sectionIds.some((id) => id === section.id)
}

/** All thirteen: missing ones, as after a new version, follow in their default order. */
function complete(sections: readonly Section[]): Section[] {
  const missing = sectionIds.filter((id) => !sections.some((section) => section.id === id))
  return [...sections, ...missing.map((id) => ({ id, hidden: hiddenByDefault.has(id) }))]
}
