import {
  IconArticle,
  IconBan,
  IconBell,
  IconBolt,
  IconBook2,
  IconCake,
  IconCalendarEvent,
  IconDiamond,
  IconEye,
  IconFlame,
  IconHeadset,
  IconHome,
  IconMail,
  IconNote,
  IconPhoto,
  IconSearch,
  IconSettings,
  IconTag,
  IconTrophy,
  IconUserEdit,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react'
import type { Resources } from '#platform/i18n/namespace'
import { CONTEST } from '#shared/contest/contestPath'
import { EVENTS } from '#shared/events/paths'
import { KINKS } from '#shared/kinks/kinksPath'
import { MEMBERSHIP } from '#platform/routing/links'
import type { Session } from '#platform/session/session'

export interface MenuItem {
  readonly path: string
  readonly label: keyof Resources['shell']['menu']
  readonly icon: Icon
  /** Whether a line separates it from those before. */
  readonly startsGroup?: boolean
  /** The counter shown beside it. */
  readonly counter?: 'unreadMail' | 'eventAdmin'
  /** Whether the page exists for this site and viewer. */
  readonly shownIf?: (session: Session) => boolean
}

/** The drawer's items in order: where people meet, their relations to the member, and the member's own. */
export const menuItems: readonly MenuItem[] = [
  { path: '/Start', label: 'start', icon: IconHome },
  { path: '/Mail', label: 'mail', icon: IconMail, counter: 'unreadMail' },
  { path: '/Search', label: 'search', icon: IconSearch },
  { path: '/Pictures', label: 'pictures', icon: IconPhoto },
  { path: '/Community/Blogs', label: 'blogs', icon: IconArticle },
  {
    path: '/Community/Lodges',
    label: 'lodges',
    icon: IconUsersGroup,
    shownIf: ({ site }) => !site.hasLodgesDisabled,
  },
  {
    path: EVENTS,
    label: 'events',
    icon: IconCalendarEvent,
    counter: 'eventAdmin',
    shownIf: ({ site }) => !site.hasEventsDisabled,
  },
  { path: KINKS, label: 'kinks', icon: IconFlame, shownIf: ({ site }) => site.isDark },
  { path: '/Birthdays', label: 'birthdays', icon: IconCake },
  { path: '/QuickScor', label: 'quickScor', icon: IconBolt },
  { path: CONTEST, label: 'contest', icon: IconTrophy, shownIf: ({ site }) => site.isContestRunning },
  { path: '/Visitors', label: 'visitors', icon: IconEye, startsGroup: true },
  { path: '/Tags', label: 'tags', icon: IconTag },
  { path: '/Notes', label: 'notes', icon: IconNote },
  { path: '/Blacklist', label: 'blacklist', icon: IconBan },
  { path: '/EditProfile', label: 'editProfile', icon: IconUserEdit, startsGroup: true },
  { path: MEMBERSHIP, label: 'membership', icon: IconDiamond },
  { path: '/NotificationSettings', label: 'notificationSettings', icon: IconBell },
  { path: '/Settings', label: 'settings', icon: IconSettings },
  { path: '/Glossary', label: 'glossary', icon: IconBook2 },
  { path: '/Support', label: 'support', icon: IconHeadset },
]
