import { VisuallyHidden } from '@mantine/core'
import { IconHeart, IconMessageCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { topicPath } from '#shared/lodges/paths'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import { useLocale } from '#platform/i18n/useLocale'
import { useToday } from '#platform/session/useToday'
import { formatDateTime } from '#lib/format/formatDate'
import { formatRelativeTime } from '#lib/format/relativeTime'
import { Avatar } from '#ui/Avatar'
import { AppLink } from '#ui/links/AppLink'
import type { TopicOrder } from '../address'
import type { TopicRow_entry$key } from './__generated__/TopicRow_entry.graphql'
import { TopicMarks } from './TopicMarks'
import rows from '#ui/layout/rows.module.css'
import classes from './TopicRow.module.css'

const fragment = graphql`
  fragment TopicRow_entry on DebateEntry {
    legacyId
    title
    excerpt
    publishedAt
    lastCommentAt
    commentCount
    newCommentCount
    likeCount
    author {
      name
      picture {
        ...usePictureSource_picture
      }
      ...ProfileLink_profile
    }
    ...TopicMarks_entry
  }
`

interface TopicRowProps {
  entry: TopicRow_entry$key
  lodge: number
  /** The order of the list, which decides the time that is shown. */
  order: TopicOrder
}

/** A topic in a list. */
export function TopicRow({ entry, lodge, order }: TopicRowProps) {
  const { t } = useTranslation('debates')
  const { t: timeWords } = useTranslation('time')
  const locale = useLocale()
  const now = useToday()
  const data = useFragment(fragment, entry)
  const { author, excerpt, commentCount, newCommentCount, publishedAt, lastCommentAt } = data
  const picture = usePictureSource(author.picture)
  const likes = data.likeCount ?? 0
  const commented = order === 'comments' ? lastCommentAt : null
  const at = commented ?? publishedAt
  return (
    <article className={`${rows.row} ${classes.row}`}>
      <Avatar name={author.name} picture={picture} size={40} />
      <div className={rows.words}>
        <TopicMarks entry={data} marksNew />
        <h3 className={rows.title}>
          <AppLink className={rows.link} href={topicPath(lodge, data.legacyId)}>
            {data.title}
          </AppLink>
        </h3>
        {excerpt && <p className={classes.excerpt}>{excerpt}</p>}
        <div className={classes.foot}>
          <span className={classes.author}>
            <ProfileLink profile={author} />
          </span>
          {at && (
            <time dateTime={at} title={formatDateTime(at, locale)}>
              {commented
                ? t('row.commented', { time: formatRelativeTime(at, now, timeWords) })
                : formatRelativeTime(at, now, timeWords)}
            </time>
          )}
          {likes > 0 && (
            <span className={classes.count} title={t('row.likes', { count: likes })}>
              <IconHeart size={17} stroke={1.6} aria-hidden />
              <span aria-hidden>{likes}</span>
              <VisuallyHidden>{t('row.likes', { count: likes })}</VisuallyHidden>
            </span>
          )}
          {commentCount > 0 && (
            <span className={classes.count} title={t('row.comments', { count: commentCount })}>
              <IconMessageCircle size={17} stroke={1.6} aria-hidden />
              <span aria-hidden>{commentCount}</span>
              <VisuallyHidden>{t('row.comments', { count: commentCount })}</VisuallyHidden>
            </span>
          )}
          {newCommentCount > 0 && <span className={rows.news}>{t('row.newComments', { count: newCommentCount })}</span>}
        </div>
      </div>
    </article>
  )
}
