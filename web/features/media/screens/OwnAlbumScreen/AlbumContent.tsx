import { IconPhotoUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { tell } from '#platform/toasts/tell'
import { EmptyState } from '#ui/states/EmptyState'
import { ErrorState } from '#ui/states/ErrorState'
import { Section } from '#ui/layout/Section'
import { ManagedMedia } from '../../components/ManagedMedia'
import { useSortMedia } from '../../mutations/useSortMedia'
import { useUpdateAlbum } from '../../mutations/useUpdateAlbum'
import type { AlbumContent_album$key } from './__generated__/AlbumContent_album.graphql'

// As many as one call accepts to reorder; later ones keep their order.
const fragment = graphql`
  fragment AlbumContent_album on Album {
    id
    name
    description
    type
    cover {
      id
    }
    media(first: 100) {
      edges {
        node {
          ...ManagedMedia_media
        }
      }
    }
  }
`

interface AlbumContentProps {
  album: AlbumContent_album$key
  onChanged: () => void
}

export function AlbumContent({ album, onChanged }: AlbumContentProps) {
  const { t } = useTranslation(['media', 'common'])
  const { id, name, description, type, cover, media } = useFragment(fragment, album)
  const [sortMedia] = useSortMedia()
  const [update] = useUpdateAlbum()
  const sort = async (mediaIds: readonly string[]) => {
    const answer = await sortMedia({ input: { mediaIds } }, { invalidates: 'everything' })
    if (!answer) return false
    return true
  }
  const choose = async (coverId: string) => {
    const answer = await update(
      { input: { albumId: id, name, description, type, coverId } },
      { invalidates: 'everything' },
    )
    if (!answer) return
    tell(t('medium.coverDone'))
  }
  if (!media) {
    return <ErrorState title={t('error.list')} action={{ label: t('common:retry'), onSelect: onChanged }} />
  }
  if (media.edges.length === 0) {
    return (
      <EmptyState
        icon={<IconPhotoUp size={26} stroke={1.5} aria-hidden />}
        title={t('ownAlbum.empty.title')}
        text={t('ownAlbum.empty.text')}
      />
    )
  }
  return (
    <Section title={t('ownAlbum.content')} note={t('ownAlbum.sortNote')}>
      <ManagedMedia
        media={media.edges.map(({ node }) => node)}
        label={t('ownAlbum.content')}
        place={{ name: 'album', coverId: cover?.id, onCover: (coverId) => void choose(coverId) }}
        marked={{ id: cover?.id, label: t('ownAlbum.cover') }}
        onSort={sort}
        onChanged={onChanged}
      />
    </Section>
  )
}
