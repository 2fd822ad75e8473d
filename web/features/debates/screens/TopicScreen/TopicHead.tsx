import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import article from '#shared/articles/Article.module.css'
import { debateCategoryPath, lodgePath } from '#shared/lodges/paths'
import { ProfileByline } from '#shared/profiles/ProfileByline'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDate, formatDateTime } from '#lib/format/formatDate'
import { BackLink } from '../../components/BackLink'
import { TopicMarks } from '../../components/TopicMarks'
import type { TopicHead_entry$key } from './__generated__/TopicHead_entry.graphql'

const fragment = graphql`
  fragment TopicHead_entry on DebateEntry {
    title
    publishedAt
    editedAt
    category {
      legacyId
      name
    }
    author {
      ...ProfileByline_profile
    }
    ...TopicMarks_entry
  }
`

/** Category, title, author and time of a topic. */
export function TopicHead({ entry, lodge }: { entry: TopicHead_entry$key; lodge: number }) {
  const { t } = useTranslation('debates')
  const locale = useLocale()
  const data = useFragment(fragment, entry)
  const { title, publishedAt, editedAt, category, author } = data
  return (
    <header className={article.head}>
      <BackLink href={category ? debateCategoryPath(lodge, category.legacyId) : lodgePath(lodge, 'Debate')}>
        {category?.name ?? t('categories.label')}
      </BackLink>
      <TopicMarks entry={data} />
      <Title order={2} className={article.title} data-long={title.length > 60}>
        {title || t('untitled')}
      </Title>
      {publishedAt && (
        <p className={article.facts}>
          <time dateTime={publishedAt} title={formatDateTime(publishedAt, locale)}>
            {formatDate(new Date(publishedAt), locale)}
          </time>
          {editedAt && (
            <>
              {' · '}
              <time dateTime={editedAt} title={formatDateTime(editedAt, locale)}>
                {t('topic.edited', { date: formatDate(new Date(editedAt), locale) })}
              </time>
            </>
          )}
        </p>
      )}
      <div className={article.author}>
        <div className={article.byline}>
          <ProfileByline profile={author} size={56} stacked />
        </div>
      </div>
    </header>
  )
}
