import { VisuallyHidden } from '@mantine/core'
import { IconEye, IconHeart, IconMessageCircle, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { EntryCounts_entry$key } from './__generated__/EntryCounts_entry.graphql'
import classes from './EntryCounts.module.css'

const fragment = graphql`
  fragment EntryCounts_entry on BlogEntry {
    status
    readCount
    likeCount
    commentCount
    newCommentCount
  }
`

/** Numbers of readers, likes and comments; new comments are highlighted. */
export function EntryCounts({ entry }: { entry: EntryCounts_entry$key }) {
  const { t } = useTranslation('blogEntries')
  const data = useFragment(fragment, entry)
  if (data.status === 'DRAFT') return null
  const counts: [words: string, count: number, sign: Icon][] = [
    [t('counts.reads', { count: data.readCount }), data.readCount, IconEye],
    [t('counts.likes', { count: data.likeCount ?? 0 }), data.likeCount ?? 0, IconHeart],
    [t('counts.comments', { count: data.commentCount }), data.commentCount, IconMessageCircle],
  ]
  return (
    <ul className={classes.counts}>
      {counts
        .filter(([, count]) => count > 0)
        .map(([words, count, Sign]) => (
          <li key={words} title={words}>
            <Sign size={17} stroke={1.6} aria-hidden />
            <span aria-hidden>{count}</span>
            <VisuallyHidden>{words}</VisuallyHidden>
          </li>
        ))}
      {data.newCommentCount > 0 && (
        <li className={classes.news}>{t('counts.newComments', { count: data.newCommentCount })}</li>
      )}
    </ul>
  )
}
