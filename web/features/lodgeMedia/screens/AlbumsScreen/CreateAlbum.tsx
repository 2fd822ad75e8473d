import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { lodgeAlbumPath } from '#shared/lodges/paths'
import type { RefusalOptions } from '#platform/mutations/useAction'
import { AlbumSheet } from '../../components/AlbumSheet'
import { useLodgeAlbums, type AlbumContent } from '../../mutations/useLodgeAlbums'
import type { CreateAlbum_lodge$key } from './__generated__/CreateAlbum_lodge.graphql'

const fragment = graphql`
  fragment CreateAlbum_lodge on Lodge {
    id
    legacyId
  }
`

/** Makes an album, and leads into it. */
export function CreateAlbum({ lodge }: { lodge: CreateAlbum_lodge$key }) {
  const { t } = useTranslation('lodgeMedia')
  const navigate = useNavigate()
  const { id, legacyId } = useFragment(fragment, lodge)
  const [opened, setOpened] = useState(false)
  const { create, busy } = useLodgeAlbums()
  const save = async (content: AlbumContent, options: RefusalOptions) => {
    const album = await create(id, content, options)
    if (album !== undefined) await navigate(lodgeAlbumPath(legacyId, album))
  }
  return (
    <>
      <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={() => setOpened(true)}>
        {t('albums.create')}
      </Button>
      {opened && <AlbumSheet busy={busy} onSave={save} onCancel={() => setOpened(false)} />}
    </>
  )
}
