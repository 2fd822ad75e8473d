import { useCounts } from './counts'

type Counts = NonNullable<ReturnType<typeof useCounts>>

/** The signs of the top menu that show what is new, each with the counters that its panel explains. */
const BADGES = {
  mail: ['unreadMail'],
  visits: ['newVisits'],
  notifications: ['newNotifications', 'blogs', 'blogsCurated', 'lodgeAdmin', 'eventAdmin', 'unreadTickets'],
} as const satisfies Readonly<Record<string, readonly (keyof Counts)[]>>

type Badge = keyof typeof BADGES

/** The number on a sign of the top menu. */
export function useBadge(badge: Badge): number {
  return badgeOf(useCounts(), badge)
}

/** The sum of the badges: what the tab's title and the icon of the installed app show. */
export function useBadgeTotal(): number {
  const counts = useCounts()
  return (Object.keys(BADGES) as Badge[]).reduce((sum, badge) => sum + badgeOf(counts, badge), 0)
}

function badgeOf(counts: Counts | null, badge: Badge): number {
  return counts ? BADGES[badge].reduce((sum, counter) => sum + counts[counter], 0) : 0
}
