import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { eventPath } from '#shared/events/paths'
import { LightboxButton } from '#shared/media/lightbox/LightboxBar'
import { MediaList } from '#shared/media/MediaList'
import { mediumOf, mediumOver } from '#shared/media/mediaLinks'
import { UploadButton } from '#shared/uploads/UploadButton'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { useRefresh } from '#platform/lists/useRefresh'
import { useAction } from '#platform/mutations/useAction'
import { removeEdges } from '#platform/relay/removeEdges'
import { useMember } from '#platform/session/useSession'
import { tell } from '#platform/toasts/tell'
import { PageHeader } from '#ui/layout/PageHeader'
import { EmptyState } from '#ui/states/EmptyState'
import type { EventAlbum_event$key } from './__generated__/EventAlbum_event.graphql'
import type { EventAlbumMutation } from './__generated__/EventAlbumMutation.graphql'
import type { EventAlbumPaginationQuery } from './__generated__/EventAlbumPaginationQuery.graphql'

const fragment = graphql`
  fragment EventAlbum_event on Event
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "EventAlbumPaginationQuery") {
    id
    legacyId
    title
    viewerCanAddMedia
    viewerCanModerate
    album(first: $count, after: $cursor) @connection(key: "EventAlbum_album") {
      edges {
        node {
          id
          owner {
            legacyId
          }
          ...MediaList_media
        }
      }
    }
  }
`

const deleting = graphql`
  mutation EventAlbumMutation($input: DeleteEventMediaInput!) {
    deleteEventMedia(input: $input) {
      deletedMediaIds
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** The album of an event: what others have added, and what the viewer adds and deletes. */
export function EventAlbum({ event }: { event: EventAlbum_event$key }) {
  const { t } = useTranslation(['events', 'media', 'common'])
  const me = useMember()
  const navigate = useNavigate()
  const environment = useRelayEnvironment()
  const [search] = useSearchParams()
  const { data, ...paging } = usePaginationFragment<EventAlbumPaginationQuery, EventAlbum_event$key>(fragment, event)
  const refresh = useRefresh(paging.refetch)
  const [commit] = useAction<EventAlbumMutation>(deleting)
  const [asked, setAsked] = useState<string | null>(null)
  const items = data.album?.edges.map(({ node }) => node)
  const address = eventPath(data.legacyId, 'Album')
  const mayDelete = (id: string) =>
    data.viewerCanModerate || items?.find((item) => item.id === id)?.owner?.legacyId === me.legacyId

  const remove = async (id: string) => {
    const done = commit(
      { input: { mediaIds: [id] } },
      {
        invalidates: 'everything',
        optimistic: (store) => removeEdges(store, environment, 'MediaConnection', (node) => node.getDataID() === id),
      },
    )
    setAsked(null)
    if (mediumOf(search) !== null) void navigate(address, { replace: true, preventScrollReset: true })
    if (!(await done)) return
    tell(t('media:remove.done', { count: 1 }))
    refresh()
  }
  return (
    <>
      <PageHeader
        title={t('album.title')}
        eyebrow={data.title}
        intro={t('album.who')}
        back={{ label: t('toEvent'), href: eventPath(data.legacyId) }}
        actions={
          data.viewerCanAddMedia && (
            <UploadButton
              label={t('album.add')}
              title={t('album.addTitle')}
              description={t('album.who')}
              purpose="EVENT_ALBUM"
              eventId={data.id}
              onSaved={refresh}
            />
          )
        }
      />
      <MediaList
        media={items}
        paging={paging}
        openId={mediumOf(search)}
        hrefOf={(medium) => mediumOver(address, medium)}
        closeHref={address}
        label={t('album.title')}
        renderLightboxActions={(id) =>
          mayDelete(id) && <LightboxButton label={t('common:delete')} icon={IconTrash} onClick={() => setAsked(id)} />
        }
      >
        <EmptyState
          title={t('album.none')}
          text={data.viewerCanAddMedia ? t('album.noneText') : undefined}
          icon={<IconPhoto size={26} stroke={1.5} aria-hidden />}
        />
      </MediaList>
      <ConfirmDialog
        danger
        opened={asked !== null}
        title={t('media:remove.title', { count: 1 })}
        message={t('media:remove.text')}
        confirmLabel={t('common:delete')}
        onConfirm={() => asked !== null && void remove(asked)}
        onCancel={() => setAsked(null)}
      />
    </>
  )
}
