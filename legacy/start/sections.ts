import type { BodyOf } from '../contract/contract'
import { startSections, type StartPageSettings, type StartSectionId } from '../contract/common'
import { invalid } from '../core/problem'
import type { Site } from '../core/sites'

type Section = { id: StartSectionId; hidden: boolean }

const hiddenByDefault: ReadonlySet<StartSectionId> = new Set(['SearchMedia'])

export const defaultSettings: StartPageSettings = {
  sortOptions: startSections.map((id) => ({ id, hidden: hiddenByDefault.has(id) })),
  searchOptions: [],
  condensedProfileView: false,
  customizeStart: false,
}

function siteHas(site: Site, id: StartSectionId): boolean {
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
  return startSections.some((id) => id === section.id)
}

/** All thirteen: missing ones, as after a new version, follow in their default order. */
function complete(sections: readonly Section[]): Section[] {
  const missing = startSections.filter((id) => !sections.some((section) => section.id === id))
  return [...sections, ...missing.map((id) => ({ id, hidden: hiddenByDefault.has(id) }))]
}
