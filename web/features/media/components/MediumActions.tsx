import { UnstyledButton } from '@mantine/core'
import {
  IconCrop,
  IconFolderSymlink,
  IconMoodSmile,
  IconPhotoStar,
  IconTrash,
  IconUserSquareRounded,
  type Icon,
} from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { tell } from '#platform/toasts/tell'
import { useMoveMedia } from '../mutations/useMoveMedia'
import type { MediumActions_media$key } from './__generated__/MediumActions_media.graphql'
import { DeleteDialog } from './DeleteDialog'
import classes from './MediumActions.module.css'
import { MoveSheet } from './MoveSheet'

const PictureEditor = lazyDialog(['media'], async () => (await import('#shared/uploads/PictureEditor')).PictureEditor)

/** Shape of profile pictures on cards. */
const PORTRAIT = 4 / 5

const fragment = graphql`
  fragment MediumActions_media on Media {
    __typename
    id
    status
    kind
    ... on Picture {
      sourceUrl
    }
  }
`

/** Place of a media item, which decides the available actions. */
export type MediumPlace =
  | { readonly name: 'media' | 'archive' }
  | { readonly name: 'album'; readonly coverId: string | undefined; readonly onCover: (id: string) => void }
  | { readonly name: 'profilePictures'; readonly faceId: string | undefined; readonly onFace: (id: string) => void }

interface Action {
  readonly label: string
  readonly icon: Icon
  readonly onSelect: () => void
  readonly danger?: boolean
}

interface MediumActionsProps {
  media: MediumActions_media$key
  place: MediumPlace
  onChanged: () => void
  /** A dialog of the actions has opened or closed; the sheet below stays still meanwhile. */
  onDialog?: (open: boolean) => void
}

export function MediumActions({ media, place, onChanged, onDialog }: MediumActionsProps) {
  const { t } = useTranslation('media')
  const { __typename, id, status, kind, sourceUrl } = useFragment(fragment, media)
  const [dialog, setDialog] = useState<'crop' | 'move' | 'delete' | null>(null)
  const [moveMedia] = useMoveMedia()
  const open = (name: typeof dialog) => {
    setDialog(name)
    onDialog?.(name !== null)
  }
  const close = () => open(null)
  const isVideo = __typename === 'Video'
  const isLive = status === 'LIVE'

  const takeAsProfilePicture = async () => {
    const answer = await moveMedia(
      { input: { mediaIds: [id], place: 'PROFILE_PICTURES' } },
      { invalidates: 'everything' },
    )
    if (!answer) return
    tell(t('medium.asProfilePictureDone'))
    onChanged()
  }

  const actions: Action[] = []
  if (place.name === 'album' && isLive && place.coverId !== id) {
    actions.push({ label: t('medium.cover'), icon: IconPhotoStar, onSelect: () => place.onCover(id) })
  }
  if (place.name === 'profilePictures' && isLive && place.faceId !== id) {
    actions.push({ label: t('profilePictures.makeFace'), icon: IconMoodSmile, onSelect: () => place.onFace(id) })
  }
  if (!isVideo && isLive) {
    actions.push({ label: t('medium.crop'), icon: IconCrop, onSelect: () => open('crop') })
    if (kind !== 'PROFILE_PICTURE') {
      actions.push({
        label: t('medium.asProfilePicture'),
        icon: IconUserSquareRounded,
        onSelect: () => void takeAsProfilePicture(),
      })
    }
  }
  actions.push(
    { label: t('manage.move'), icon: IconFolderSymlink, onSelect: () => open('move') },
    { label: t('manage.delete'), icon: IconTrash, onSelect: () => open('delete'), danger: true },
  )

  return (
    <>
      <ul className={classes.actions}>
        {actions.map(({ label, icon: Sign, onSelect, danger }) => (
          <li key={label}>
            <UnstyledButton className={classes.action} data-danger={danger} onClick={onSelect}>
              <Sign size={22} stroke={1.5} aria-hidden />
              {label}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {dialog === 'crop' && sourceUrl && (
        <Suspense fallback={null}>
          <PictureEditor
            pictureId={id}
            original={sourceUrl}
            aspect={place.name === 'profilePictures' ? PORTRAIT : undefined}
            onClose={close}
          />
        </Suspense>
      )}
      {dialog === 'move' && <MoveSheet ids={[id]} hasVideo={isVideo} onClose={close} onMoved={onChanged} />}
      {dialog === 'delete' && <DeleteDialog ids={[id]} onClose={close} onDeleted={onChanged} />}
    </>
  )
}
