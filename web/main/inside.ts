import { keepCounts } from '#platform/counters/counts'
import { memberScreens, screens } from './screens'
import { Banners } from './shell/Banners'
import { Menu } from './shell/menu/Menu'
import { MemberTimers } from './shell/MemberTimers'
import { NewsTicker } from './shell/NewsTicker'
import { PageSkeleton } from './shell/PageSkeleton'
import { TopMenu } from './shell/topMenu/TopMenu'

/** What a page inside begins with, and a visitor's does not: the frame of members, and the addresses of their screens. */
export const inside = {
  Banners,
  keepCounts,
  Menu,
  MemberTimers,
  NewsTicker,
  PageSkeleton,
  TopMenu,
  memberScreens,
  screens,
}
