import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import article from '#shared/articles/Article.module.css'
import { Comments } from '#shared/comments/Comments'
import { editTopicPath } from '#shared/lodges/paths'
import { RichText } from '#shared/richText/RichText'
import { ListFailed } from '#platform/lists/ListFailed'
import { Banner } from '#ui/states/Banner'
import { useMarkTopicAsRead } from '../../mutations/useMarkTopicAsRead'
import type { Topic_entry$key } from './__generated__/Topic_entry.graphql'
import type { Topic_lodge$key } from './__generated__/Topic_lodge.graphql'
import { TopicBar } from './TopicBar'
import { TopicHead } from './TopicHead'

const entryFragment = graphql`
  fragment Topic_entry on DebateEntry @argumentDefinitions(layered: { type: "Boolean!" }) {
    id
    legacyId
    html
    status
    isLocked
    hasUnpublishedChanges
    viewerReadAt
    media {
      ...RichText_media
    }
    author {
      id
      legacyId
      name
      picture {
        ...usePictureSource_picture
      }
    }
    ...TopicHead_entry
    ...TopicBar_entry
    ...useComments_item @arguments(layered: $layered)
  }
`

const lodgeFragment = graphql`
  fragment Topic_lodge on Lodge {
    legacyId
    viewerCanTakePart
    ...TopicBar_lodge
  }
`

interface TopicProps {
  entry: Topic_entry$key
  lodge: Topic_lodge$key
}

/** A topic: its text, what can be done with it, and its comments. */
export function Topic({ entry, lodge }: TopicProps) {
  const { t } = useTranslation('debates')
  const data = useFragment(entryFragment, entry)
  const place = useFragment(lodgeFragment, lodge)
  const { revalidate } = useRevalidator()
  const { id, legacyId, html, media, author, isLocked, hasUnpublishedChanges } = data
  const { viewerCanTakePart } = place
  const published = data.status === 'PUBLISHED'
  // Keeps the read time from before this visit, so that new comments stay marked.
  const [readAt] = useState(data.viewerReadAt)
  useMarkTopicAsRead(id, published && viewerCanTakePart)

  const goOn = { label: t('topic.goOn'), href: editTopicPath(place.legacyId, legacyId) }
  const closedNote = isLocked ? t('topic.locked') : viewerCanTakePart ? undefined : t('topic.outside')
  return (
    <>
      <article className={article.article}>
        <div className={article.notices}>
          {!published && (
            <Banner tone="warning" title={t('topic.draft.title')} action={goOn}>
              {t('topic.draft.text')}
            </Banner>
          )}
          {published && hasUnpublishedChanges && (
            <Banner tone="warning" title={t('topic.changes.title')} action={goOn}>
              {t('topic.changes.text')}
            </Banner>
          )}
        </div>
        <TopicHead entry={data} lodge={place.legacyId} />
        {html == null ? (
          <ListFailed compact onRetry={() => void revalidate()} />
        ) : (
          <RichText html={html} media={media ?? []} />
        )}
        <TopicBar entry={data} lodge={place} />
      </article>
      {published && (
        <div className={article.after}>
          <Comments
            item={data}
            readAt={readAt}
            people={[author]}
            closedNote={closedNote}
            isLikable={viewerCanTakePart}
          />
        </div>
      )}
    </>
  )
}
