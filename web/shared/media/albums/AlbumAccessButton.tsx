import { Button } from '@mantine/core'
import { IconCheck, IconClock, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { AlbumAccessButton_album$key } from './__generated__/AlbumAccessButton_album.graphql'
import classes from './AlbumAccessButton.module.css'
import { useRequestAlbumAccess } from './useRequestAlbumAccess'

const fragment = graphql`
  fragment AlbumAccessButton_album on Album {
    id
    name
    type
    viewerAccess
  }
`

/** Shows the viewer's access to a protected album, with a button to request it. */
export function AlbumAccessButton({ album }: { album: AlbumAccessButton_album$key }) {
  const { t } = useTranslation('media')
  const { id, name, type, viewerAccess } = useFragment(fragment, album)
  const [request, busy] = useRequestAlbumAccess()
  if (type !== 'PROTECTED') return null
  if (!viewerAccess || viewerAccess === 'REVOKED') {
    const ask = async () => {
      await request({ input: { albumId: id } })
    }
    return (
      <>
        {viewerAccess === 'REVOKED' && (
          <p className={classes.state}>
            <IconLock size={16} stroke={1.75} aria-hidden />
            {t('access.revoked')}
          </p>
        )}
        <Button
          className={classes.ask}
          size="sm"
          variant="default"
          loading={busy}
          leftSection={<IconLock size={16} stroke={1.75} aria-hidden />}
          aria-label={t('access.askFor', { name })}
          onClick={() => void ask()}
        >
          {t('access.ask')}
        </Button>
      </>
    )
  }
  const asked = viewerAccess === 'REQUESTED'
  const Sign = asked ? IconClock : IconCheck
  return (
    <p className={classes.state} data-granted={!asked} role="status">
      <Sign size={16} stroke={1.75} aria-hidden />
      {asked ? t('access.asked') : t('access.granted')}
    </p>
  )
}
