import { startSections } from '../../legacy/contract/common'
import type { GatewayContext } from '../core/context'
import { enumOfNames } from '../core/enums'
import { among, defineArea, part } from '../core/schema/area'
import { drawerModes, listViews, lodgeOrders } from './enums'
import type { StartSection } from './parents'
import { sectionTypeOf, startResolvers } from './resolvers'
import { sectionNumber } from './sections'
import { readSettings, shownSections } from './startPage'

/** A section of the viewer's own start page, by its number. */
async function sectionOf(id: number, ownerId: number, context: GatewayContext): Promise<StartSection | null> {
  const viewer = await context.rest.CurrentProfile.GetProfileData()
  if (!viewer.isLoggedIn || viewer.id !== ownerId) return null
  const [{ settings }, site] = await Promise.all([readSettings(context), context.rest.Site.GetSiteConfiguration()])
  return shownSections(settings, site, viewer).find(({ section }) => sectionNumber(section) === id) ?? null
}

function sections(type: ReturnType<typeof sectionTypeOf>) {
  const calls = [
    'CurrentProfile.GetProfileData',
    'Common.GetStartPageSortOptions',
    'Site.GetSiteConfiguration',
  ] as const
  return part(calls, async ({ id, whole }, context) => {
    const section = await sectionOf(id, whole, context)
    return section && sectionTypeOf(section) === type ? section : null
  })
}

export const start = defineArea({
  resolvers: [startResolvers],
  nodes: {
    ContestStartSection: sections('ContestStartSection'),
    ProfilesStartSection: sections('ProfilesStartSection'),
    MatchesStartSection: sections('MatchesStartSection'),
    VisitsStartSection: sections('VisitsStartSection'),
    MediaStartSection: sections('MediaStartSection'),
    BlogsStartSection: sections('BlogsStartSection'),
    EventsStartSection: sections('EventsStartSection'),
    LodgesStartSection: sections('LodgesStartSection'),
    ChatRoomsStartSection: sections('ChatRoomsStartSection'),
    ChatRoom: among('Common.GetChatRoomsForStart'),
  },
  enums: {
    DrawerMode: drawerModes,
    ListView: listViews,
    LodgeOrder: lodgeOrders,
    StartSectionId: enumOfNames(startSections),
  },
})
