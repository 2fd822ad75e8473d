import { Button, UnstyledButton } from '@mantine/core'
import { IconArrowLeft, IconPhoto } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '#ui/Picture'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { AlbumSource } from './AlbumSource'
import { LooseSource } from './LooseSource'
import classes from './MediaPicker.module.css'
import { NotFetched } from './NotFetched'
import type { SourceProps } from './source'
import { useOwnAlbums, type OfferedAlbum } from './useOwnAlbums'

/** The open album: its number, `loose` for media outside albums, or none. */
export type OpenAlbum = number | 'loose' | null

interface AlbumsSourceProps extends SourceProps {
  dark: boolean
  open: OpenAlbum
  onOpen: (album: OpenAlbum) => void
}

/** The member's albums and their media. Albums that the audience cannot see are disabled, with the reason. */
export function AlbumsSource({ dark, open, onOpen, ...source }: AlbumsSourceProps) {
  const { t } = useTranslation(['richText', 'media'])
  const albums = useOwnAlbums(dark, source.fetchKey)
  if (open !== null) {
    return (
      <>
        <Button
          variant="subtle"
          size="sm"
          className={classes.back}
          leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
          onClick={() => onOpen(null)}
        >
          {t('editing.picker.backToAlbums')}
        </Button>
        <Suspense fallback={<div className={classes.loading} />}>
          {open === 'loose' ? <LooseSource {...source} /> : <AlbumSource legacyId={open} {...source} />}
        </Suspense>
      </>
    )
  }
  if (!albums) return <NotFetched />
  return (
    <>
      <ul className={classes.albums} aria-label={t('editing.picker.albums')}>
        {albums.offered.map((album) => (
          <li key={album.id}>
            <AlbumTile album={album} onOpen={() => onOpen(album.legacyId)} />
          </li>
        ))}
        <li>
          <UnstyledButton className={classes.album} onClick={() => onOpen('loose')}>
            <Picture alt="" ratio="4 / 3" fallback={<IconPhoto size={28} stroke={1.4} aria-hidden />} />
            <span className={classes.albumName}>{t('editing.picker.loose')}</span>
          </UnstyledButton>
        </li>
      </ul>
      {albums.protectedCount > 0 && (
        <p className={classes.note}>{t('editing.picker.protectedNote', { count: albums.protectedCount })}</p>
      )}
      {!dark && albums.hasRed && (
        <p className={classes.note}>{t('editing.picker.redNote', { type: t('media:album.type.RED.name') })}</p>
      )}
    </>
  )
}

function AlbumTile({ album, onOpen }: { album: OfferedAlbum; onOpen: () => void }) {
  const { t } = useTranslation('richText')
  const { name, mediaCount, cover } = album
  return (
    <UnstyledButton
      className={classes.album}
      aria-label={t('editing.picker.album', { name, count: mediaCount })}
      onClick={onOpen}
    >
      <Picture
        source={usePictureSource(cover)}
        alt=""
        ratio="4 / 3"
        sizes="(min-width: 37.5em) 200px, 45vw"
        fallback={<IconPhoto size={28} stroke={1.4} aria-hidden />}
      />
      <span className={classes.albumName}>{name}</span>
      <span className={classes.count}>{mediaCount}</span>
    </UnstyledButton>
  )
}
