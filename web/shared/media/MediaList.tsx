import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { ShowMore } from '#ui/ShowMore'
import { useLoadMore, type LoadNext } from '#shared/lists/useLoadMore'
import type { MediaList_media$key } from './__generated__/MediaList_media.graphql'
import { MediaGrid } from './MediaGrid'
import type { AddressedMedium } from './mediaLinks'
import { MediaLightbox, type MediaOf } from './MediaLightbox'

const fragment = graphql`
  fragment MediaList_media on Media @relay(plural: true) {
    ...MediaGrid_media
    ...MediaLightbox_media
  }
`

interface MediaListProps {
  media: MediaList_media$key
  /** These three come from `usePaginationFragment`. */
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: LoadNext
  /** The number of the medium that the address opens; null while none is. */
  openId: number | null
  /** Left out where the list is of media from everywhere. */
  mediaOf?: MediaOf
  hrefOf: (medium: AddressedMedium) => string
  /** The address of the list. */
  closeHref: string
  label?: string
  /** What stands here when nothing is in the list. */
  children: ReactNode
}

/** A long list of pictures and videos with its lightbox. */
export function MediaList(props: MediaListProps) {
  const { hasNext, isLoadingNext, loadNext, openId, mediaOf, hrefOf, closeHref, label, children } = props
  const { t } = useTranslation(['media', 'common'])
  const media = useFragment(fragment, props.media)
  const { load, onNearEnd, failed } = useLoadMore({ hasNext, isLoadingNext, loadNext })
  return (
    <>
      {media.length === 0 ? children : <MediaGrid media={media} hrefOf={hrefOf} label={label} onNearEnd={onNearEnd} />}
      {failed && <p role="alert">{t('common:Common_ErrorOccurred')}</p>}
      {hasNext && (
        <ShowMore
          label={failed ? t('common:retry') : t('common:showMore')}
          loadingLabel={t('common:loading')}
          loading={isLoadingNext}
          onShowMore={load}
        />
      )}
      <MediaLightbox
        media={media}
        openId={openId}
        mediaOf={mediaOf}
        hrefOf={hrefOf}
        closeHref={closeHref}
        onNearEnd={onNearEnd}
      />
    </>
  )
}
