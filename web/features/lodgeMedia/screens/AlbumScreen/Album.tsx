import { Button } from '@mantine/core'
import { IconFolderSymlink, IconPhoto, IconPhotoStar, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { lodgeAlbumPath } from '#shared/lodges/paths'
import { useVisitBefore } from '#shared/lodges/useMarkVisited'
import { LightboxButton } from '#shared/media/lightbox/LightboxBar'
import { MediaList } from '#shared/media/MediaList'
import { mediumOf, mediumOver } from '#shared/media/mediaLinks'
import { SelectionBar } from '#shared/media/SelectionBar'
import { useRefresh } from '#platform/lists/useRefresh'
import { useMember } from '#platform/session/useSession'
import { EmptyState } from '#ui/states/EmptyState'
import { DeleteMedia } from '../../components/DeleteMedia'
import { MoveMedia } from '../../components/MoveMedia'
import { useLodgeAlbums } from '../../mutations/useLodgeAlbums'
import type { Album_album$key } from './__generated__/Album_album.graphql'
import type { Album_lodge$key } from './__generated__/Album_lodge.graphql'
import type { AlbumPaginationQuery } from './__generated__/AlbumPaginationQuery.graphql'
import classes from './Album.module.css'
import { AlbumHead } from './AlbumHead'

const albumFragment = graphql`
  fragment Album_album on LodgeAlbum
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "AlbumPaginationQuery") {
    id
    legacyId
    name
    description
    cover {
      id
    }
    viewerCanAddMedia
    viewerCanEdit
    media(first: $count, after: $cursor) @connection(key: "Album_media") {
      edges {
        node {
          id
          legacyId
          status
          createdAt
          lodgeStatus
          viewerCanDelete
          owner {
            legacyId
          }
          ...MediaList_media
        }
      }
    }
    ...AlbumHead_lodgeAlbum
  }
`

const lodgeFragment = graphql`
  fragment Album_lodge on Lodge {
    id
    legacyId
    viewerVisitedAt
    viewerCanTakePart
    viewerCanAcceptMedia
    ...AlbumHead_lodge
  }
`

/** What a dialog asks about media. */
interface Asked {
  readonly about: 'move' | 'delete'
  readonly ids: readonly string[]
}

interface AlbumProps {
  album: Album_album$key
  lodge: Album_lodge$key
}

/** An album: what it is, its media, and what the viewer may do with them. */
export function Album({ album, lodge }: AlbumProps) {
  const { t } = useTranslation(['lodgeMedia', 'media'])
  const me = useMember()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const place = useFragment(lodgeFragment, lodge)
  const { data, ...paging } = usePaginationFragment<AlbumPaginationQuery, Album_album$key>(albumFragment, album)
  const refresh = useRefresh(paging.refetch)
  const { edit } = useLodgeAlbums()
  const since = useVisitBefore(place)
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)

  const items = data.media?.edges.map(({ node }) => node)
  const find = (id: string) => items?.find((item) => item.id === id)
  const selectable = items?.filter(({ viewerCanDelete }) => viewerCanDelete) ?? []
  const selected = chosen?.filter((id) => selectable.some((item) => item.id === id)) ?? []
  const ownWaiting = items?.filter(
    ({ lodgeStatus, owner }) => lodgeStatus === 'WAITING' && owner?.legacyId === me.legacyId,
  )
  const address = lodgeAlbumPath(place.legacyId, data.legacyId)

  const toggle = (id: string) =>
    setChosen((current) => (current?.includes(id) ? current.filter((other) => other !== id) : [...(current ?? []), id]))
  const isNew = (id: string) => {
    const { createdAt, owner } = find(id) ?? {}
    return since !== null && createdAt != null && createdAt > since && owner?.legacyId !== me.legacyId
  }
  /** What is asked about has left the album. */
  const left = () => {
    setAsked(null)
    setChosen(null)
    if (mediumOf(search) !== null) void navigate(address, { replace: true, preventScrollReset: true })
  }
  const renderActions = (id: string) => {
    const item = find(id)
    const isCover = id === data.cover?.id
    const content = { name: data.name, description: data.description ?? '' }
    return (
      <>
        {data.viewerCanEdit && item?.lodgeStatus === 'ACCEPTED' && (
          <LightboxButton
            pressed={isCover}
            label={t('media:medium.cover')}
            icon={IconPhotoStar}
            onClick={() => void edit(data.id, content, id)}
          />
        )}
        {item?.viewerCanDelete && (
          <>
            <LightboxButton
              label={t('media:manage.move')}
              icon={IconFolderSymlink}
              onClick={() => setAsked({ about: 'move', ids: [id] })}
            />
            <LightboxButton
              label={t('media:manage.delete')}
              icon={IconTrash}
              onClick={() => setAsked({ about: 'delete', ids: [id] })}
            />
          </>
        )}
      </>
    )
  }

  return (
    <>
      <AlbumHead
        album={data}
        lodge={place}
        selects={chosen !== null}
        onSelect={selectable.length > 0 ? () => setChosen(chosen ? null : []) : undefined}
        onUploaded={refresh}
      />
      {ownWaiting && ownWaiting.length > 0 && !place.viewerCanAcceptMedia && (
        <p className={classes.note}>{t('album.waiting', { count: ownWaiting.length })}</p>
      )}
      <MediaList
        media={items}
        paging={paging}
        openId={mediumOf(search)}
        mediaOf={{ lodgeAlbumLegacyId: data.legacyId }}
        hrefOf={(medium) => mediumOver(address, medium)}
        closeHref={address}
        label={data.name}
        selection={
          chosen
            ? { chosen: selected, canChoose: (id) => find(id)?.viewerCanDelete === true, onToggle: toggle }
            : undefined
        }
        isNew={isNew}
        likable={place.viewerCanTakePart}
        renderLightboxActions={renderActions}
      >
        <EmptyState
          title={t('media:album.empty')}
          text={data.viewerCanAddMedia ? t('album.emptyText') : undefined}
          icon={<IconPhoto size={26} stroke={1.5} aria-hidden />}
        />
      </MediaList>
      {chosen && (
        <SelectionBar count={selected.length} onClear={() => setChosen(null)}>
          <Button
            size="sm"
            variant="default"
            disabled={selected.length === 0}
            leftSection={<IconFolderSymlink size={18} stroke={1.6} aria-hidden />}
            onClick={() => setAsked({ about: 'move', ids: selected })}
          >
            {t('media:manage.move')}
          </Button>
          <Button
            size="sm"
            variant="default"
            disabled={selected.length === 0}
            leftSection={<IconTrash size={18} stroke={1.6} aria-hidden />}
            onClick={() => setAsked({ about: 'delete', ids: selected })}
          >
            {t('media:manage.delete')}
          </Button>
        </SelectionBar>
      )}
      {asked?.about === 'move' && (
        <MoveMedia
          ids={asked.ids}
          lodge={place.legacyId}
          albumId={data.id}
          onLeft={left}
          onMoved={refresh}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.about === 'delete' && (
        <DeleteMedia ids={asked.ids} onLeft={left} onDeleted={refresh} onClose={() => setAsked(null)} />
      )}
    </>
  )
}
