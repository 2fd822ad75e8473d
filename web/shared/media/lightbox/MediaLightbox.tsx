import { lazy, Suspense } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { MediaLightbox_media$key } from './__generated__/MediaLightbox_media.graphql'
import type { MediaLightboxQuery } from './__generated__/MediaLightboxQuery.graphql'
import type { AddressedMedium } from '../mediaLinks'
import type { LightboxActions } from './LightboxView'
import { useLightboxNavigation } from './useLightboxNavigation'

const LightboxView = lazy(async () => ({ default: (await import('./LightboxView')).LightboxView }))
const MediaItemGone = lazy(async () => ({ default: (await import('./MediaItemGone')).MediaItemGone }))

const fragment = graphql`
  fragment MediaLightbox_media on Media @relay(plural: true) {
    __typename
    legacyId
    status
    ...LightboxView_media
  }
`

const query = graphql`
  query MediaLightboxQuery($legacyId: Int!) {
    media(legacyId: $legacyId) {
      __typename
      legacyId
      owner {
        legacyId
      }
      album {
        legacyId
      }
      lodgeAlbum {
        legacyId
      }
      ...LightboxView_media
    }
  }
`

/** Restricts which media the list's address may open. */
export interface MediaOf {
  readonly ownerLegacyId?: number
  readonly albumLegacyId?: number
  readonly lodgeAlbumLegacyId?: number
  /** The media type in the address. */
  readonly typeName?: 'Picture' | 'Video' | undefined
  /** Only media in the list, which is loaded completely. */
  readonly onlyListed?: boolean
}

interface MediaLightboxProps {
  /** The arrows move through this list. */
  media: MediaLightbox_media$key
  /** The number of the media item in the address; null when none is open. */
  openId: number | null
  /** Omitted for lists with media of all profiles. */
  mediaOf?: MediaOf
  /** Returns the address of a media item, like the grid's. */
  hrefOf: (medium: AddressedMedium) => string
  /** The address of the list. */
  closeHref: string
  /** Called near the end of the list, to load more. */
  onNearEnd?: () => void
  /** Whether likes are shown and can be given. */
  likable?: boolean
  /** What else can be done with the item. */
  renderActions?: LightboxActions
}

/** Shows pictures and videos in full over their list. Each has an address of its own, so Back closes it. */
export function MediaLightbox(props: MediaLightboxProps) {
  const { media, openId, mediaOf, hrefOf, closeHref, onNearEnd, likable = true, renderActions } = props
  const all = useFragment(fragment, media)
  const ways = useLightboxNavigation({ hrefOf, closeHref })
  if (openId === null) return null
  const listed = all.find(({ legacyId }) => legacyId === openId)
  if ((listed && isOtherType(listed, mediaOf)) || (!listed && mediaOf?.onlyListed)) {
    return (
      <Suspense fallback={null}>
        <MediaItemGone onClose={ways.close} />
      </Suspense>
    )
  }
  const live = all.filter(({ status }) => status === 'LIVE')
  const index = live.findIndex(({ legacyId }) => legacyId === openId)
  if (index < 0) {
    return (
      <Suspense fallback={null}>
        <SoleMedium
          key={openId}
          legacyId={openId}
          mediaOf={mediaOf}
          likable={likable}
          renderActions={renderActions}
          onClose={ways.close}
        />
      </Suspense>
    )
  }
  const show = (next: number) => {
    const medium = live[next]
    if (medium && medium.legacyId !== openId) ways.show(medium)
    if (next >= live.length - 4) onNearEnd?.()
  }
  return (
    <Suspense fallback={null}>
      <LightboxView
        media={live}
        index={index}
        likable={likable}
        renderActions={renderActions}
        onShow={show}
        onClose={ways.close}
      />
    </Suspense>
  )
}

interface SoleMediumProps {
  legacyId: number
  mediaOf: MediaOf | undefined
  likable: boolean
  renderActions: LightboxActions | undefined
  onClose: () => void
}

/** A media item outside the loaded part of the list: from a later page, deleted, or of another owner. */
function SoleMedium({ legacyId, mediaOf = {}, likable, renderActions, onClose }: SoleMediumProps) {
  const { media } = useLazyLoadQuery<MediaLightboxQuery>(query, { legacyId })
  const { ownerLegacyId, albumLegacyId, lodgeAlbumLegacyId } = mediaOf
  const elsewhere =
    (ownerLegacyId !== undefined && media?.owner?.legacyId !== ownerLegacyId) ||
    (albumLegacyId !== undefined && media?.album?.legacyId !== albumLegacyId) ||
    (lodgeAlbumLegacyId !== undefined && media?.lodgeAlbum?.legacyId !== lodgeAlbumLegacyId)
  if (!media || elsewhere || isOtherType(media, mediaOf)) return <MediaItemGone onClose={onClose} />
  return (
    <LightboxView
      media={[media]}
      index={0}
      likable={likable}
      renderActions={renderActions}
      onShow={() => {}}
      onClose={onClose}
    />
  )
}

function isOtherType({ __typename }: { readonly __typename: string }, { typeName }: MediaOf = {}): boolean {
  return typeName !== undefined && __typename !== typeName
}
