import type { AnswerOf } from '../../legacy/contract/contract'
import type { StartPageSettings } from '../../legacy/contract/common'
import { BanType } from '../../legacy/contract/enums'
import type { GatewayContext } from '../core/context'
import { SystemError } from '../core/errors'
import type { StartSection } from './parents'
import { startSections, type StartSectionId } from '../../legacy/contract/common'
import { isStartSection } from './sections'

type Viewer = AnswerOf<'CurrentProfile.GetProfileData'>
type Site = AnswerOf<'Site.GetSiteConfiguration'>

/** Sections whose area exists; the others are left out until theirs does. */
const builtSections: Readonly<Record<StartSectionId, boolean>> = {
  Contest: true,
  NewestProfiles: true,
  PossibleMatches: true,
  BirthdayProfiles: true,
  NewestMedia: true,
  SearchMedia: true,
  LastVisit: true,
  OnlineProfiles: true,
  NewestBlogs: true,
  UpcomingEvents: true,
  PopularLodges: true,
  OnlineFavorites: true,
  ChatRightNow: true,
}

const contestSite = 1

/** The sections that a site has for a member. */
function onSite(site: Site, { bans }: Viewer): (section: StartSectionId) => boolean {
  const left: Partial<Record<StartSectionId, boolean>> = {
    PopularLodges: site.disabledLodges,
    UpcomingEvents: site.disabledEvents,
    Contest: site.id !== contestSite,
    NewestBlogs: bans.includes(BanType.Blogs),
  }
  return (section) => builtSections[section] && !left[section]
}

const defaults: StartPageSettings = {
  sortOptions: startSections.map((id) => ({ id, hidden: id === 'SearchMedia' })),
  searchOptions: [],
  condensedProfileView: false,
  customizeStart: false,
}

export interface ReadSettings {
  readonly settings: StartPageSettings
  readonly isFallback: boolean
}

/** The member's settings; the defaults when they cannot be read, unless nobody is logged in any more. */
export async function readSettings({ rest }: GatewayContext): Promise<ReadSettings> {
  try {
    return { settings: await rest.Common.GetStartPageSortOptions(), isFallback: false }
  } catch (error) {
    if (!(error instanceof SystemError) || error.code === 'UNAUTHENTICATED') throw error
    return { settings: defaults, isFallback: true }
  }
}

type Arranged = Omit<StartSection, 'ownerId'>

/** All thirteen sections in the saved order, followed by those that were never saved. */
function orderedSections({ sortOptions }: StartPageSettings): Arranged[] {
  const saved = sortOptions.flatMap(({ id, hidden }) => (isStartSection(id) ? [{ section: id, hidden }] : []))
  const once = saved.filter(({ section }, index) => saved.findIndex((other) => other.section === section) === index)
  const missing = orderedDefaults().filter(({ section }) => !once.some((other) => other.section === section))
  return [...once, ...missing]
}

function orderedDefaults(): Arranged[] {
  return defaults.sortOptions.flatMap(({ id, hidden }) => (isStartSection(id) ? [{ section: id, hidden }] : []))
}

export function shownSections(settings: StartPageSettings, site: Site, viewer: Viewer): StartSection[] {
  const shown = onSite(site, viewer)
  const search = settings.searchOptions[0]
  return orderedSections(settings)
    .filter(({ section }) => shown(section))
    .map((arranged) => ({
      ...arranged,
      ownerId: viewer.id,
      ...(arranged.section === 'SearchMedia' && search ? { search } : {}),
    }))
}

/**
 * The saved order with some sections rearranged. Sections that the client did not see keep their places, so that
 * rearranging on one site, or before an area exists, does not disturb them.
 */
export function rearranged(saved: StartPageSettings, wanted: readonly Arranged[]): StartPageSettings['sortOptions'] {
  const queue = wanted.filter(({ section }, index) => wanted.findIndex((other) => other.section === section) === index)
  const isWanted = new Set(queue.map(({ section }) => section))
  const next = queue.values()
  return orderedSections(saved).map((present) => {
    const { section, hidden } = isWanted.has(present.section) ? (next.next().value ?? present) : present
    return { id: section, hidden }
  })
}
