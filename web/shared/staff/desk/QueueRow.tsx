import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useToday } from '#platform/session/useToday'
import { formatRelativeTime } from '#lib/format/relativeTime'
import { ListRow } from '#ui/links/ListRow'
import { ITEM } from './deskItems'

interface QueueRowProps {
  path: string
  /** The filter of the queue, which stays. */
  search: string
  subject: string
  /** What stands out; what is falsy is left out. */
  marks?: readonly (string | false | null | undefined)[]
  from?: string
  excerpt?: string
  /** What else is known; what is falsy is left out. */
  facts: readonly (string | false | null | undefined)[]
  hold: { readonly takenBy: string | null | undefined; readonly isTakenByViewer: boolean }
  /** Since when it waits. */
  waitingSince: string | null | undefined
}

/** A row of a queue: what it is, how long it has waited and who has it. */
export function QueueRow({ path, search, facts, hold, waitingSince, ...shown }: QueueRowProps) {
  const { t } = useTranslation('staff')
  const { t: timeWords } = useTranslation('time')
  const { pathname } = useLocation()
  const now = useToday()
  const all = [
    ...facts,
    waitingSince && t('queue.waits', { time: formatRelativeTime(waitingSince, now, timeWords) }),
    hold.isTakenByViewer ? t('hold.byYou') : hold.takenBy && t('hold.by', { name: hold.takenBy }),
  ]
  return <ListRow {...shown} to={path + search} isCurrent={path === pathname} facts={all} marker={{ [ITEM]: '' }} />
}
