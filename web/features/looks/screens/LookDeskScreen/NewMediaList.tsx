import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useRefresh } from '#platform/lists/useRefresh'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { ITEM } from '#shared/staff/desk/deskItems'
import { useFreshQueue } from '#shared/staff/desk/useFreshQueue'
import { withoutEdge } from '#shared/staff/desk/withoutEdge'
import { Picture } from '#ui/Picture'
import { EmptyState } from '#ui/states/EmptyState'
import { useDecideMedia } from '../../mutations/useDecideLooks'
import type { NewMediaList_media$key } from './__generated__/NewMediaList_media.graphql'
import type { NewMediaList_viewer$key } from './__generated__/NewMediaList_viewer.graphql'
import type { NewMediaListPaginationQuery } from './__generated__/NewMediaListPaginationQuery.graphql'
import { DecidedTogether } from './DecidedTogether'
import classes from './LookDeskScreen.module.css'

const fragment = graphql`
  fragment NewMediaList_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "NewMediaListPaginationQuery") {
    waitingMedia(first: $count, after: $cursor) @connection(key: "NewMediaList_waitingMedia") {
      __id
      edges {
        node {
          media {
            id
          }
          ...NewMediaList_media
        }
      }
    }
    ...VerdictBar_viewer
  }
`

const mediaFragment = graphql`
  fragment NewMediaList_media on WaitingMedia {
    name
    album
    title
    media {
      __typename
      id
      ... on Video {
        videoUrl
      }
      ...usePictureSource_picture
    }
  }
`

/** New pictures and videos, oldest first; several are decided at once. */
export function NewMediaList({ viewer }: { viewer: NewMediaList_viewer$key }) {
  const { t } = useTranslation('looks')
  const { data, ...paging } = usePaginationFragment<NewMediaListPaginationQuery, NewMediaList_viewer$key>(
    fragment,
    viewer,
  )
  const refresh = useRefresh(paging.refetch)
  useFreshQueue(paging, 'LOOKS')
  const list = data.waitingMedia
  const items = list?.edges.map(({ node }) => node)
  const [decide, busy] = useDecideMedia()
  return (
    <DecidedTogether
      viewer={data}
      of="Media"
      ids={(items ?? []).map(({ media }) => media.id)}
      busy={busy}
      onStale={refresh}
      onDecide={async (chosen, verdict, onRefused) => {
        const done = await decide(
          { input: { mediaIds: chosen, ...verdict } },
          {
            onRefused,
            updater: (store) =>
              withoutEdge(store, list?.__id, (node) =>
                chosen.includes(node.getLinkedRecord('media')?.getDataID() ?? ''),
              ),
          },
        )
        return done !== null
      }}
    >
      {({ isChosen, toggle }) => (
        <PaginatedList
          items={items}
          paging={paging}
          label={t('desk.media')}
          className={classes.tiles}
          empty={<EmptyState compact title={t('desk.noMedia')} />}
          renderItem={(waiting) => (
            <li key={waiting.media.id}>
              <NewMedia
                waiting={waiting}
                chosen={isChosen(waiting.media.id)}
                onToggle={() => toggle(waiting.media.id)}
              />
            </li>
          )}
        />
      )}
    </DecidedTogether>
  )
}

interface NewMediaProps {
  waiting: NewMediaList_media$key
  chosen: boolean
  onToggle: () => void
}

function NewMedia({ waiting, chosen, onToggle }: NewMediaProps) {
  const { t } = useTranslation('looks')
  const { name, album, title, media } = useFragment(mediaFragment, waiting)
  const source = usePictureSource(media)
  const owner = album ? t('desk.inAlbum', { name, album }) : name
  return (
    <div className={classes.tile} role="group" aria-label={owner} tabIndex={-1} {...{ [ITEM]: '' }}>
      <Checkbox
        className={classes.box}
        aria-label={t('desk.select', { name: [title, owner].filter(Boolean).join(', ') })}
        aria-keyshortcuts="x"
        checked={chosen}
        onChange={onToggle}
      />
      {media.videoUrl ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- members' videos have no captions
        <video
          className={classes.video}
          src={media.videoUrl}
          aria-label={owner}
          poster={source?.src}
          preload="none"
          controls
          playsInline
        />
      ) : (
        <Picture alt={title ?? ''} ratio="4 / 5" sizes="200px" source={source} />
      )}
      <span className={classes.facts}>{[title, owner].filter(Boolean).join(' · ')}</span>
    </div>
  )
}
