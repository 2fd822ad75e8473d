import { ActionIcon, Popover } from '@mantine/core'
import {
  IconBell,
  IconBook,
  IconBookmark,
  IconCalendarEvent,
  IconEye,
  IconHeart,
  IconHeadset,
  IconHome,
  IconMail,
  IconStar,
  type Icon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCounts, useFreshCounts } from '../timers/counts'
import classes from './TopMenu.module.css'

/** The counters that the menu lists, in its order. */
const COUNTERS = {
  unreadMail: IconMail,
  newNotifications: IconBell,
  newVisits: IconEye,
  onlineFavorites: IconHeart,
  onlineTagged: IconBookmark,
  blogs: IconBook,
  blogsCurated: IconStar,
  lodgeAdmin: IconHome,
  eventAdmin: IconCalendarEvent,
  unreadTickets: IconHeadset,
} satisfies Record<string, Icon>

type CounterName = keyof typeof COUNTERS

/** The bell with the sum of what is new, and what it is made of. */
export function Counters() {
  const { t } = useTranslation('shell')
  useFreshCounts(true)
  const counts = useCounts()
  const shown = (Object.keys(COUNTERS) as CounterName[]).filter((counter) => (counts?.[counter] ?? 0) > 0)
  const total = counts?.total ?? 0
  return (
    <Popover position="bottom-end" width={300}>
      <Popover.Target>
        <ActionIcon className={classes.bell} aria-label={t('counts.label', { count: total })}>
          <IconBell size={23} stroke={1.6} aria-hidden />
          {total > 0 && (
            <span className={classes.total} aria-hidden>
              {total > 99 ? '99+' : total}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        <h2 className={classes.heading}>{t('counts.title')}</h2>
        {shown.length === 0 ? (
          <p className={classes.quiet}>{t('counts.nothing')}</p>
        ) : (
          <ul className={classes.counters}>
            {shown.map((counter) => {
              const Sign = COUNTERS[counter]
              return (
                <li key={counter}>
                  <Sign size={20} stroke={1.6} aria-hidden />
                  {t(`counts.${counter}`, { count: counts?.[counter] ?? 0 })}
                </li>
              )
            })}
          </ul>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
