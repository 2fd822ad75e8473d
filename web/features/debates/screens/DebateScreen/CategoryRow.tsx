import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { debateCategoryPath, topicPath } from '#shared/lodges/paths'
import { useLocale } from '#platform/i18n/useLocale'
import { useToday } from '#platform/session/useToday'
import { formatDateTime } from '#lib/format/formatDate'
import { formatRelativeTime } from '#lib/format/relativeTime'
import { AppLink } from '#ui/links/AppLink'
import { TextLink } from '#ui/links/TextLink'
import type { CategoryRow_category$key } from './__generated__/CategoryRow_category.graphql'
import rows from '#ui/layout/rows.module.css'
import classes from './DebateScreen.module.css'

const fragment = graphql`
  fragment CategoryRow_category on DebateCategory {
    legacyId
    name
    description
    entryCount
    newEntryCount
    latestEntry {
      legacyId
      title
      publishedAt
      author {
        name
      }
    }
  }
`

/** A category: what it holds, what is new in it, and its last topic. */
export function CategoryRow({ category, lodge }: { category: CategoryRow_category$key; lodge: number }) {
  const { t } = useTranslation('debates')
  const { t: timeWords } = useTranslation('time')
  const locale = useLocale()
  const now = useToday()
  const { legacyId, name, description, entryCount, newEntryCount, latestEntry } = useFragment(fragment, category)
  return (
    <li className={classes.category}>
      <div className={classes.words}>
        <h2 className={classes.name}>
          <AppLink className={rows.link} href={debateCategoryPath(lodge, legacyId)}>
            {name}
          </AppLink>
        </h2>
        {description && <p className={classes.description}>{description}</p>}
        <p className={classes.counts}>
          {t('categories.topics', { count: entryCount })}
          {newEntryCount > 0 && <span className={rows.news}>{t('categories.news', { count: newEntryCount })}</span>}
        </p>
      </div>
      {latestEntry && (
        <div className={classes.latest}>
          <p className={classes.latestLabel}>{t('categories.latest')}</p>
          <p className={classes.latestTitle}>
            <TextLink href={topicPath(lodge, latestEntry.legacyId)}>{latestEntry.title}</TextLink>
          </p>
          <p className={classes.quiet}>
            {latestEntry.author.name}
            {latestEntry.publishedAt && (
              <>
                {' · '}
                <time dateTime={latestEntry.publishedAt} title={formatDateTime(latestEntry.publishedAt, locale)}>
                  {formatRelativeTime(latestEntry.publishedAt, now, timeWords)}
                </time>
              </>
            )}
          </p>
        </div>
      )}
    </li>
  )
}
