import {
  IconBook,
  IconCalendarEvent,
  IconChevronRight,
  IconHeadset,
  IconHome,
  IconRosette,
  type Icon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { AppLink } from '#ui/links/AppLink'
import { blogPath } from '#shared/blogs/paths'
import { eventsPath } from '#shared/events/paths'
import { lodgesPath } from '#shared/lodges/paths'
import { useCounts } from '#platform/counters/counts'
import type { NewsRows_news$key } from './__generated__/NewsRows_news.graphql'
import type { NotificationTab } from './__generated__/NotificationListQuery.graphql'
import classes from './NewsRows.module.css'

const fragment = graphql`
  fragment NewsRows_news on CommunityNews {
    blogs
    blogsCurated
    lodgeAdmin
    eventAdmin
  }
`

type Counter = 'blogs' | 'blogsCurated' | 'lodgeAdmin' | 'eventAdmin' | 'unreadTickets'

/** Address of each counter's page. */
const ROWS: Record<Counter, { icon: Icon; href: string }> = {
  blogs: { icon: IconBook, href: blogPath('Followed') },
  blogsCurated: { icon: IconRosette, href: blogPath('Top/Curated') },
  lodgeAdmin: { icon: IconHome, href: lodgesPath('MyLodges') },
  eventAdmin: { icon: IconCalendarEvent, href: eventsPath('MyEvents', '?part=hosted') },
  unreadTickets: { icon: IconHeadset, href: '/Support/MyTickets' },
}

interface NewsRowsProps {
  tab: NotificationTab
  news: NewsRows_news$key | null | undefined
}

/**
 * Numbers of new items by area, above the notifications. The community's are in its tab; the support's also in the
 * tab for everything.
 */
export function NewsRows({ tab, news }: NewsRowsProps) {
  const { t } = useTranslation('notifications')
  const community = useFragment(fragment, news ?? null)
  const all = useCounts()
  const counts: Partial<Record<Counter, number>> = (tab === 'ALL' ? all : community) ?? {}
  const shown = (Object.keys(ROWS) as Counter[]).filter((counter) => (counts[counter] ?? 0) > 0)
  if (shown.length === 0) return null
  return (
    <ul className={classes.rows}>
      {shown.map((counter) => {
        const { icon: Sign, href } = ROWS[counter]
        return (
          <li key={counter}>
            <AppLink className={classes.row} href={href}>
              <Sign size={20} stroke={1.6} aria-hidden />
              <span>{t(`counts.${counter}`, { count: counts[counter] ?? 0 })}</span>
              <IconChevronRight className={classes.way} size={18} stroke={1.6} aria-hidden />
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}
