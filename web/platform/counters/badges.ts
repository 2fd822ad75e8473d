import { useCounts } from './counts'

type Counts = NonNullable<ReturnType<typeof useCounts>>

/** The badges of the top menu, each with the counters that its panel explains. */
const BADGES = {
  mail: ['unreadMail'],
  visits: ['newVisits'],
  notifications: ['newNotifications', 'blogs', 'blogsCurated', 'lodgeAdmin', 'eventAdmin', 'unreadTickets'],
} as const satisfies Readonly<Record<string, readonly (keyof Counts)[]>>

type Badge = keyof typeof BADGES

export function useBadge(badge: Badge): number {
  return badgeOf(useCounts(), badge)
}

/** The sum of the badges, for the tab's title and the icon of the installed app. */
export function useBadgeTotal(): number {
  const counts = useCounts()
  return (Object.keys(BADGES) as Badge[]).reduce((sum, badge) => sum + badgeOf(counts, badge), 0)
}

function badgeOf(counts: Counts | null, badge: Badge): number {
  return counts ? BADGES[badge].reduce((sum, counter) => sum + counts[counter], 0) : 0
}
