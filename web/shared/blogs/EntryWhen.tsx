import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDateTime } from '#lib/format/formatDate'
import { formatRelativeTime } from '#lib/format/relativeTime'
import { useToday } from '#platform/session/useToday'
import type { EntryWhen_entry$key } from './__generated__/EntryWhen_entry.graphql'

const fragment = graphql`
  fragment EntryWhen_entry on BlogEntry {
    publishedAt
    readMinutes
  }
`

/** The date of publication and the reading time. */
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
