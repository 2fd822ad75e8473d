import {
  IconCalendarCog,
  IconCash,
  IconEyeCheck,
  IconFlag,
  IconHistory,
  IconInbox,
  IconListCheck,
  IconRosetteDiscountCheck,
  IconShieldHalf,
  IconSpeakerphone,
  IconUserCheck,
  IconUserShield,
  type Icon,
} from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { useSession } from '#platform/session/useSession'
import { deskPages } from '#shared/staff/desks'
import { useQueueChanges } from '#shared/staff/useQueueChanges'
import type { StaffMenuQuery } from './__generated__/StaffMenuQuery.graphql'
import { MenuLink } from './MenuLink'

const query = graphql`
  query StaffMenuQuery {
    viewer {
      deskCounts {
        tickets
        cases
        looks
        validations
        applications
        kinks
      }
    }
  }
`

const icons = {
  tickets: IconInbox,
  reports: IconFlag,
  looks: IconEyeCheck,
  validation: IconRosetteDiscountCheck,
  applications: IconUserCheck,
  kinks: IconListCheck,
  news: IconSpeakerphone,
  actAs: IconUserShield,
  payments: IconCash,
  roles: IconShieldHalf,
  eventAdmins: IconCalendarCog,
  log: IconHistory,
} as const satisfies Record<ReturnType<typeof deskPages>[number]['label'], Icon>

interface StaffMenuProps {
  mini: boolean
  onNavigate?: (() => void) | undefined
  onShown?: (() => void) | undefined
}

/** The desks, with what waits there: counted anew when a queue changes or another page is opened. */
export function StaffMenu({ mini, onNavigate, onShown }: StaffMenuProps) {
  const { t } = useTranslation('staff')
  const { pathname } = useLocation()
  const environment = useRelayEnvironment()
  const [deskCounts, setDeskCounts] = useState<StaffMenuQuery['response']['viewer']['deskCounts']>(null)
  useEffect(() => onShown?.(), [onShown])
  const [changes, setChanges] = useState(0)
  useQueueChanges(null, () => setChanges((count) => count + 1))
  useEffect(() => {
    const subscription = fetchQuery<StaffMenuQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({
      next: ({ viewer }) => setDeskCounts(viewer.deskCounts),
      // The links lead on without the numbers, and the next page tries again.
      error: () => {},
    })
    return () => subscription.unsubscribe()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- counts anew on each page and change
  }, [environment, pathname, changes])
  return deskPages(useSession()).map((page, index) => {
    const waiting = 'counter' in page ? (deskCounts?.[page.counter] ?? 0) : 0
    return (
      <MenuLink
        key={page.href}
        path={page.href}
        label={t(`menu.${page.label}`)}
        icon={icons[page.label]}
        startsGroup={index === 0}
        mini={mini}
        count={waiting}
        countLabel={t('menu.waiting', { count: waiting })}
        onNavigate={onNavigate}
      />
    )
  })
}
