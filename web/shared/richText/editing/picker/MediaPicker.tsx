import { Tabs } from '@mantine/core'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/overlays/Sheet'
import { Boundary } from '#platform/errors/Boundary'
import { UploadSheet } from '#shared/uploads/UploadSheet'
import type { EditableMedium } from '../editableMedia'
import { AboutMedium } from './AboutMedium'
import { AlbumsSource, type OpenAlbum } from './AlbumsSource'
import { ArchiveSource } from './ArchiveSource'
import classes from './MediaPicker.module.css'
import { NotFetched } from './NotFetched'
import { ProfilePicturesSource } from './ProfilePicturesSource'
import { PicturesOnly } from './source'
import { UploadSource, type WantedUpload } from './UploadSource'

type SourceName = 'albums' | 'profilePictures' | 'archive' | 'upload'

interface MediaPickerProps {
  /** Whether the text is for the dark sites. */
  dark: boolean
  onInsert: (medium: EditableMedium, alt: string) => void
  /** Called with pictures from the device, which are uploaded in place; without it, one is chosen as a cover. */
  onPictures?: (files: readonly File[]) => void
  onClose: () => void
}

/** Chooses one of the member's pictures and videos for a text, or uploads one. */
export function MediaPicker({ dark, onInsert, onPictures, onClose }: MediaPickerProps) {
  const { t } = useTranslation(['richText', 'common'])
  const [source, setSource] = useState<SourceName>('albums')
  const [album, setAlbum] = useState<OpenAlbum>(null)
  const [chosen, setChosen] = useState<EditableMedium | null>(null)
  const [upload, setUpload] = useState<WantedUpload | null>(null)
  const [fetchKey, setFetchKey] = useState(0)

  if (chosen) {
    return (
      <AboutMedium
        medium={chosen}
        onInsert={(alt) => onInsert(chosen, alt)}
        onBack={() => setChosen(null)}
        onClose={onClose}
      />
    )
  }
  if (upload) {
    const { foundIn, ...wanted } = upload
    const find = () => {
      setFetchKey((before) => before + 1)
      setSource(foundIn === 'archive' ? 'archive' : 'albums')
      if (foundIn !== 'archive') setAlbum(foundIn)
    }
    return <UploadSheet {...wanted} onSaved={find} onClose={() => setUpload(null)} />
  }
  const isCover = onPictures === undefined
  const props = { fetchKey, onChoose: isCover ? (medium: EditableMedium) => onInsert(medium, '') : setChosen }
  const panels: Record<SourceName, ReactNode> = {
    albums: <AlbumsSource dark={dark} open={album} onOpen={setAlbum} {...props} />,
    profilePictures: <ProfilePicturesSource {...props} />,
    archive: <ArchiveSource {...props} />,
    upload: <UploadSource dark={dark} fetchKey={fetchKey} onPictures={onPictures} onUpload={setUpload} />,
  }
  const names = Object.keys(panels) as SourceName[]
  return (
    <Sheet
      opened
      onClose={onClose}
      size="lg"
      title={t(isCover ? 'editing.picker.coverTitle' : 'editing.picker.title')}
      closeLabel={t('common:close')}
    >
      <Tabs value={source} onChange={(name) => setSource(names.find((each) => each === name) ?? source)}>
        <Tabs.List className={classes.sources} aria-label={t('editing.picker.sources')}>
          {names.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`editing.picker.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={source} className={classes.panel}>
          <Boundary key={source} fallback={<NotFetched />}>
            <PicturesOnly value={isCover}>
              <Suspense fallback={<div className={classes.loading} />}>{panels[source]}</Suspense>
            </PicturesOnly>
          </Boundary>
        </Tabs.Panel>
      </Tabs>
    </Sheet>
  )
}
