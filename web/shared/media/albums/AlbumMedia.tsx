import { IconLock, IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { EmptyState } from '#ui/states/EmptyState'
import type { AlbumMedia_album$key } from './__generated__/AlbumMedia_album.graphql'
import type { AlbumMediaPaginationQuery } from './__generated__/AlbumMediaPaginationQuery.graphql'
import { AlbumAccessButton } from './AlbumAccessButton'
import { AlbumHead } from './AlbumHead'
import { mediumOver } from '../mediaLinks'
import { MediaList } from '../MediaList'
import classes from '../MediaPages.module.css'

const fragment = graphql`
  fragment AlbumMedia_album on Album
  @refetchable(queryName: "AlbumMediaPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" }) {
    legacyId
    name
    viewerAccess
    media(first: $count, after: $cursor) @connection(key: "AlbumMedia_media") {
      edges {
        node {
          ...MediaList_media
        }
      }
    }
    ...AlbumHead_album
    ...AlbumAccessButton_album
  }
`

interface AlbumMediaProps {
  album: AlbumMedia_album$key
  /** Returns the album's address, e.g. `profileAlbum`. */
  address: string
  /** The number of the media item in the address, by `mediumOf(search)`. */
  openId: number | null
}

/** The content of an album's page. A protected album without access offers to request it. */
export function AlbumMedia({ album, address, openId }: AlbumMediaProps) {
  const { t } = useTranslation('media')
  const { data, ...paging } = usePaginationFragment<AlbumMediaPaginationQuery, AlbumMedia_album$key>(fragment, album)
  if (data.viewerAccess !== 'GRANTED') {
    return (
      <>
        <AlbumHead album={data} />
        <EmptyState
          icon={<IconLock size={26} stroke={1.5} aria-hidden />}
          title={t('album.closed.title')}
          text={t('album.closed.text')}
        />
        <div className={classes.ask}>
          <AlbumAccessButton album={data} />
        </div>
      </>
    )
  }
  return (
    <>
      <AlbumHead album={data} />
      <MediaList
        media={data.media?.edges.map(({ node }) => node)}
        paging={paging}
        openId={openId}
        mediaOf={{ albumLegacyId: data.legacyId }}
        hrefOf={(medium) => mediumOver(address, medium)}
        closeHref={address}
        label={data.name}
      >
        <EmptyState icon={<IconPhoto size={26} stroke={1.5} aria-hidden />} title={t('album.empty')} />
      </MediaList>
    </>
  )
}
