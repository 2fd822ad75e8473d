import { lazy, Suspense } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { MediaLightbox_media$key } from './__generated__/MediaLightbox_media.graphql'
import type { MediaLightboxQuery } from './__generated__/MediaLightboxQuery.graphql'
import type { AddressedMedium } from './mediaLinks'
import { MediumGone } from './MediumGone'
import { useLightboxWays } from './useLightboxWays'

const LightboxView = lazy(async () => ({ default: (await import('./LightboxView')).LightboxView }))

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
      ...LightboxView_media
    }
  }
`

/** Which media an address of the list may open: no others. */
export interface MediaOf {
  readonly ownerLegacyId?: number
  readonly albumLegacyId?: number
  /** The type that the address itself names. */
  readonly typeName?: 'Picture' | 'Video' | undefined
  /** Only those in the list, which has been loaded whole. */
  readonly onlyListed?: boolean
}

interface MediaLightboxProps {
  /** The list that the arrows lead through. */
  media: MediaLightbox_media$key
  /** The number of the medium in the address; null while none is open. */
  openId: number | null
  /** Left out where the list is of media from everywhere. */
  mediaOf?: MediaOf
  /** The address of a medium, the same as the grid's. */
  hrefOf: (medium: AddressedMedium) => string
  /** The address of the list. */
  closeHref: string
  /** The end of the list is near: more can be fetched. */
  onNearEnd?: () => void
  /** Likes are given, counted and shown. */
  likable?: boolean
}

/** Pictures and videos in full over their list; each has its own address, so Back closes it. */
export function MediaLightbox(props: MediaLightboxProps) {
  const { media, openId, mediaOf, hrefOf, closeHref, onNearEnd, likable = true } = props
  const all = useFragment(fragment, media)
  const ways = useLightboxWays({ hrefOf, closeHref })
  if (openId === null) return null
  const listed = all.find(({ legacyId }) => legacyId === openId)
  if ((listed && isOtherType(listed, mediaOf)) || (!listed && mediaOf?.onlyListed)) {
    return <MediumGone onClose={ways.close} />
  }
  const live = all.filter(({ status }) => status === 'LIVE')
  const index = live.findIndex(({ legacyId }) => legacyId === openId)
  if (index < 0) {
    return (
      <Suspense fallback={null}>
        <SoleMedium key={openId} legacyId={openId} mediaOf={mediaOf} likable={likable} onClose={ways.close} />
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
      <LightboxView media={live} index={index} likable={likable} onShow={show} onClose={ways.close} />
    </Suspense>
  )
}

interface SoleMediumProps {
  legacyId: number
  mediaOf: MediaOf | undefined
  likable: boolean
  onClose: () => void
}

/** A medium whose list has not been loaded so far, that is gone, or that belongs elsewhere. */
function SoleMedium({ legacyId, mediaOf = {}, likable, onClose }: SoleMediumProps) {
  const { media } = useLazyLoadQuery<MediaLightboxQuery>(query, { legacyId })
  const { ownerLegacyId, albumLegacyId } = mediaOf
  const elsewhere =
    (ownerLegacyId !== undefined && media?.owner?.legacyId !== ownerLegacyId) ||
    (albumLegacyId !== undefined && media?.album?.legacyId !== albumLegacyId)
  if (!media || elsewhere || isOtherType(media, mediaOf)) return <MediumGone onClose={onClose} />
  return <LightboxView media={[media]} index={0} likable={likable} onShow={() => {}} onClose={onClose} />
}

function isOtherType({ __typename }: { readonly __typename: string }, { typeName }: MediaOf = {}): boolean {
  return typeName !== undefined && __typename !== typeName
}
