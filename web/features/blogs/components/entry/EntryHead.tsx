import { Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { EntryByline } from '#shared/blogs/EntryByline'
import { EntryMarks } from '#shared/blogs/EntryMarks'
import { FollowAuthorButton } from '#shared/blogs/FollowAuthorButton'
import { blogPath } from '#shared/blogs/paths'
import { profilePath } from '#shared/profiles/profilePath'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDate, formatDateTime } from '#lib/format/formatDate'
import { AppLink } from '#ui/links/AppLink'
import { TextLink } from '#ui/links/TextLink'
import type { EntryHead_entry$key } from './__generated__/EntryHead_entry.graphql'
import article from '#shared/articles/Article.module.css'

const fragment = graphql`
  fragment EntryHead_entry on BlogEntry {
    title
    status
    publishedAt
    editedAt
    readMinutes
    readCount
    author {
      legacyId
      entryCount
      followerCount
      ...EntryByline_author
      ...FollowAuthorButton_author
    }
    ...EntryMarks_entry
  }
`

export function EntryHead({ entry }: { entry: EntryHead_entry$key }) {
  const { t } = useTranslation(['blogs', 'blogEntries'])
  const locale = useLocale()
  const data = useFragment(fragment, entry)
  const { title, status, publishedAt, editedAt, readMinutes, readCount, author } = data
  return (
    <header className={article.head}>
      <AppLink className={article.back} href={blogPath()}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        {t('title')}
      </AppLink>
      <EntryMarks entry={data} />
      <Title order={1} className={article.title} data-long={title.length > 60}>
        {title || t('blogEntries:untitled')}
      </Title>
      <p className={article.facts}>
        {publishedAt && (
          <>
            <time dateTime={publishedAt} title={formatDateTime(publishedAt, locale)}>
              {formatDate(new Date(publishedAt), locale)}
            </time>
            {' · '}
          </>
        )}
        {editedAt && (
          <>
            <time dateTime={editedAt} title={formatDateTime(editedAt, locale)}>
              {t('entry.edited', { date: formatDate(new Date(editedAt), locale) })}
            </time>
            {' · '}
          </>
        )}
        {t('blogEntries:readMinutes', { count: readMinutes })}
        {status === 'PUBLISHED' && readCount > 0 && ` · ${t('entry.reads', { count: readCount })}`}
      </p>
      <div className={article.author}>
        <div className={article.byline}>
          <EntryByline author={data.author} size={56}>
            <TextLink tone="quiet" href={profilePath(author.legacyId, 'Blog')}>
              {t('blogEntries:author.entries', { count: author.entryCount })}
            </TextLink>
            {` · ${t('blogEntries:author.followers', { count: author.followerCount })}`}
          </EntryByline>
        </div>
        <FollowAuthorButton author={author} />
      </div>
    </header>
  )
}
