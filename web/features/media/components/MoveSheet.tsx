import { Button, Radio } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { tell } from '#platform/toasts/tell'
import { Sheet } from '#ui/overlays/Sheet'
import type { MediaPlace } from '../mutations/__generated__/useMoveMediaMutation.graphql'
import { useMoveMedia } from '../mutations/useMoveMedia'
import type { MoveSheetQuery } from './__generated__/MoveSheetQuery.graphql'

const query = graphql`
  query MoveSheetQuery {
    viewer {
      albums(first: 50) {
        edges {
          node {
            id
            name
            type
          }
        }
      }
    }
  }
`

interface MoveSheetProps {
  /** Global ids. */
  ids: readonly string[]
  /** Videos can only be in albums or outside of them. */
  hasVideo: boolean
  onClose: () => void
  onMoved: () => void
}

/** Asks where to move media items, and says who will see them there. */
export function MoveSheet({ ids, hasVideo, onClose, onMoved }: MoveSheetProps) {
  const { t } = useTranslation(['media', 'common'])
  const [moveMedia, busy] = useMoveMedia()
  const [target, setTarget] = useState('')
  const submit = async () => {
    const place: MediaPlace = target === 'PROFILE_PICTURES' || target === 'FILE_ARCHIVE' ? target : 'ALBUM'
    const albumId = target.startsWith('album ') ? target.slice('album '.length) : undefined
    const answer = await moveMedia({ input: { mediaIds: ids, place, albumId } }, { invalidates: 'everything' })
    if (!answer) return
    tell(t('move.done'))
    onClose()
    onMoved()
  }
  return (
    <Sheet
      opened
      onClose={onClose}
      busy={busy}
      title={t('move.title', { count: ids.length })}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="default" disabled={busy} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button loading={busy} disabled={target === ''} onClick={() => void submit()}>
            {t('move.submit')}
          </Button>
        </>
      }
    >
      <Radio.Group aria-label={t('move.where')} value={target} onChange={setTarget}>
        <Suspense fallback={<p>{t('common:loading')}</p>}>
          <Albums />
        </Suspense>
        <Radio value="OUTSIDE" label={t('move.outside')} description={t('move.outsideText')} />
        <Radio
          value="PROFILE_PICTURES"
          disabled={hasVideo}
          label={t('move.profilePictures')}
          description={t('move.profilePicturesText')}
        />
        <Radio
          value="FILE_ARCHIVE"
          disabled={hasVideo}
          label={t('move.fileArchive')}
          description={t('move.fileArchiveText')}
        />
      </Radio.Group>
    </Sheet>
  )
}

function Albums() {
  const { t } = useTranslation('media')
  const { viewer } = useLazyLoadQuery<MoveSheetQuery>(query, {}, { fetchPolicy: 'store-and-network' })
  return viewer.albums?.edges.map(({ node: { id, name, type } }) => (
    <Radio key={id} value={`album ${id}`} label={name} description={t(`album.type.${type}.who`)} />
  ))
}
