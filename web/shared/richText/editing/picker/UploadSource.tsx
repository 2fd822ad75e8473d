import { Button, FileButton, Select } from '@mantine/core'
import { IconPhotoUp, IconVideoPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUploadRules } from '#shared/uploads/useUploadRules'
import { acceptAttribute } from '#shared/uploads/uploadFiles'
import type { UploadWords } from '#shared/uploads/UploadSheet'
import type { UploadTarget } from '#shared/uploads/useSaveUploads'
import { TEXT_PICTURES } from '../pictures/sendPicture'
import type { OpenAlbum } from './AlbumsSource'
import classes from './MediaPicker.module.css'
import { useOwnAlbums } from './useOwnAlbums'

/** An upload, and the source that lists its result. */
export type WantedUpload = Pick<UploadWords, 'title' | 'description' | 'purpose'> &
  UploadTarget & {
    readonly foundIn: OpenAlbum | 'archive'
  }

interface UploadSourceProps {
  dark: boolean
  fetchKey: number
  /** Without it, a picture is uploaded as a cover. */
  onPictures?: (files: readonly File[]) => void
  onUpload: (wanted: WantedUpload) => void
}

const LOOSE = 'loose'

/** Uploads for a text: pictures go to the file archive, videos into an album. */
export function UploadSource({ dark, fetchKey, onPictures, onUpload }: UploadSourceProps) {
  const { t } = useTranslation('richText')
  const { rules } = useUploadRules(TEXT_PICTURES)
  const albums = useOwnAlbums(dark, fetchKey)?.offered ?? []
  const [chosen, setChosen] = useState(LOOSE)
  const album = albums.find(({ id }) => id === chosen)
  const uploadCover = () =>
    onUpload({
      title: t('editing.picker.uploadCover'),
      description: t('editing.picker.uploadCoverText'),
      purpose: 'FILE_ARCHIVE',
      place: 'FILE_ARCHIVE',
      foundIn: 'archive',
    })

  if (!onPictures) {
    return (
      <div className={classes.uploads}>
        <section className={classes.upload}>
          <h3>{t('editing.picker.uploadCover')}</h3>
          <p>{t('editing.picker.uploadCoverText')}</p>
          <p>{rules}</p>
          <Button leftSection={<IconPhotoUp size={18} stroke={1.75} aria-hidden />} onClick={uploadCover}>
            {t('editing.picker.uploadCover')}
          </Button>
        </section>
      </div>
    )
  }
  return (
    <div className={classes.uploads}>
      <section className={classes.upload}>
        <h3>{t('editing.picker.uploadPictures')}</h3>
        <p>{t('editing.picker.uploadPicturesText')}</p>
        <p>{rules}</p>
        <FileButton multiple accept={acceptAttribute(TEXT_PICTURES)} onChange={onPictures}>
          {(props) => (
            <Button {...props} leftSection={<IconPhotoUp size={18} stroke={1.75} aria-hidden />}>
              {t('editing.picker.uploadPictures')}
            </Button>
          )}
        </FileButton>
      </section>
      <section className={classes.upload}>
        <h3>{t('editing.picker.uploadVideo')}</h3>
        <p>{t('editing.picker.uploadVideoText')}</p>
        <Select
          label={t('editing.picker.videoAlbum')}
          allowDeselect={false}
          data={[
            { value: LOOSE, label: t('editing.picker.loose') },
            ...albums.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={chosen}
          onChange={(value) => setChosen(value ?? LOOSE)}
        />
        <Button
          variant="default"
          leftSection={<IconVideoPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() =>
            onUpload({
              title: t('editing.picker.uploadVideo'),
              description: album
                ? t('editing.picker.uploadVideoFor', { name: album.name })
                : t('editing.picker.uploadVideoForLoose'),
              purpose: 'TEXT_VIDEO',
              place: 'ALBUM',
              albumId: album?.id,
              foundIn: album?.legacyId ?? LOOSE,
            })
          }
        >
          {t('editing.picker.uploadVideo')}
        </Button>
      </section>
    </div>
  )
}
