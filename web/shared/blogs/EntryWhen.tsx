import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDateTime } from '#lib/formatDate'
import { formatRelativeTime } from '#lib/relativeTime'
import { useToday } from '#platform/session/useToday'
import type { EntryWhen_entry$key } from './__generated__/EntryWhen_entry.graphql'

const fragment = graphql`
  fragment EntryWhen_entry on BlogEntry {
    publishedAt
    readMinutes
  }
`

/** When an entry was published, and how long reading takes. */
export function EntryWhen({ entry }: { entry: EntryWhen_entry$key }) {
  const { t } = useTranslation('blogEntries')
  const { t: timeWords } = useTranslation('time')
  const locale = useLocale()
  const now = useToday()
  const { publishedAt, readMinutes } = useFragment(fragment, entry)
  const reading = t('readMinutes', { count: readMinutes })
  if (!publishedAt) return reading
  return (
    <>
      <time dateTime={publishedAt} title={formatDateTime(publishedAt, locale)}>
        {formatRelativeTime(publishedAt, now, timeWords)}
      </time>
      {` · ${reading}`}
    </>
  )
}
