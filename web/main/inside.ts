import { loadLodgesScreens } from '#features/lodges/routes'
import { loadSearchScreens } from '#features/search/routes'
import { keepCounts } from '#platform/counters/counts'
import { memberScreens, screens } from './screens'
import { Banners } from './shell/Banners'
import { Menu } from './shell/menu/Menu'
import { MemberTimers } from './shell/MemberTimers'
import { NewsTicker } from './shell/NewsTicker'
import { PageSkeleton } from './shell/PageSkeleton'
import { TopMenu } from './shell/topMenu/TopMenu'

/** Tables of screens that many go to next. */
const loadTables = () => Promise.all([loadSearchScreens(), loadLodgesScreens()])

/** What a page inside begins with, and a visitor's does not: the frame of members, and the addresses of their screens. */
export const inside = {
  Banners,
  keepCounts,
  loadTables,
  Menu,
  MemberTimers,
  NewsTicker,
  PageSkeleton,
  TopMenu,
  memberScreens,
  screens,
}
