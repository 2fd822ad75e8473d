import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { OWN_ALBUMS } from '#shared/media/mediaLinks'
import { tell } from '#platform/toasts/tell'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { useDeleteAlbum } from '../../mutations/useDeleteAlbum'
import type { DeleteAlbum_album$key } from './__generated__/DeleteAlbum_album.graphql'

const fragment = graphql`
  fragment DeleteAlbum_album on Album {
    id
    name
    mediaCount
  }
`

export function DeleteAlbum({ album }: { album: DeleteAlbum_album$key }) {
  const { t } = useTranslation(['media', 'common'])
  const { id, name, mediaCount } = useFragment(fragment, album)
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const [deleteAlbum, busy] = useDeleteAlbum()
  const confirm = async () => {
    const answer = await deleteAlbum({ input: { albumId: id } }, { invalidates: 'everything' })
    if (!answer) return
    tell(t('ownAlbum.deleted'))
    await navigate(OWN_ALBUMS, { replace: true })
  }
  return (
    <>
      <Button variant="subtle" color="danger" size="sm" onClick={() => setAsks(true)}>
        {t('ownAlbum.delete')}
      </Button>
      <ConfirmDialog
        opened={asks}
        danger
        busy={busy}
        title={t('ownAlbum.deleteTitle', { name })}
        message={t('ownAlbum.deleteText', { count: mediaCount })}
        confirmLabel={t('common:delete')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsks(false)}
      />
    </>
  )
}
