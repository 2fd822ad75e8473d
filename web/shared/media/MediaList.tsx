import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { PaginatedList, type ListPaging } from '#platform/lists/PaginatedList'
import { useLoadMore } from '#platform/lists/useLoadMore'
import type { MediaList_media$key } from './__generated__/MediaList_media.graphql'
import { MediaGrid, type MediaSelection } from './MediaGrid'
import type { AddressedMedium } from './mediaLinks'
import type { LightboxActions } from './lightbox/LightboxView'
import { MediaLightbox, type MediaOf } from './lightbox/MediaLightbox'
import { MediaRows } from './MediaRows'

const fragment = graphql`
  fragment MediaList_media on Media @relay(plural: true) {
    ...MediaGrid_media
    ...MediaLightbox_media
  }
`

interface MediaListProps {
  /** Null when loading failed. */
  media: MediaList_media$key | null | undefined
  /** The paging functions of `usePaginationFragment`. */
  paging: ListPaging
  /** The number of the media item in the address; null when none is open. */
  openId: number | null
  /** Omitted for lists with media of all profiles. */
  mediaOf?: MediaOf
  hrefOf: (medium: AddressedMedium) => string
  /** The address of the list. */
  closeHref: string
  label?: string
  /** Set while items are chosen. */
  selection?: MediaSelection
  /** Whether the item with a global id is marked as new. */
  isNew?: (id: string) => boolean
  /** Whether likes are shown and can be given. */
  likable?: boolean
  /** What else can be done with the item in the lightbox. */
  renderLightboxActions?: LightboxActions
  /** Shown when the list is empty. */
  children: ReactNode
}

/** A paginated list of pictures and videos with its lightbox. */
export function MediaList(props: MediaListProps) {
  const { paging, openId, mediaOf, hrefOf, closeHref, label, selection, isNew, children } = props
  const media = useFragment(fragment, props.media)
  const { onNearEnd } = useLoadMore(paging)
  return (
    <>
      <PaginatedList paging={paging} items={media} empty={children}>
        {(shown, onNearListEnd) => (
          <MediaGrid
            media={shown}
            hrefOf={hrefOf}
            label={label}
            Rows={MediaRows}
            onNearEnd={onNearListEnd}
            selection={selection}
            isNew={isNew}
          />
        )}
      </PaginatedList>
      {media && (
        <MediaLightbox
          media={media}
          openId={openId}
          mediaOf={mediaOf}
          hrefOf={hrefOf}
          closeHref={closeHref}
          likable={props.likable}
          renderActions={props.renderLightboxActions}
          onNearEnd={onNearEnd}
        />
      )}
    </>
  )
}
