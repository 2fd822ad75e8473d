import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { AlbumHead_album$key } from './__generated__/AlbumHead_album.graphql'
import classes from './MediaPages.module.css'

const fragment = graphql`
  fragment AlbumHead_album on Album {
    name
    description
    type
    mediaCount
    viewerAccess
  }
`

/** What an album is called, what its owner says of it, and who sees it. */
export function AlbumHead({ album }: { album: AlbumHead_album$key }) {
  const { t } = useTranslation('media')
  const { name, description, type, mediaCount, viewerAccess } = useFragment(fragment, album)
  const facts = [
    // Of a closed album nothing is told, not even that it is empty.
    viewerAccess === 'GRANTED' && t('album.count', { count: mediaCount }),
    type !== 'PUBLIC' && t(`album.type.${type}.name`),
  ].filter((fact) => fact !== false)
  return (
    <header className={classes.head}>
      <Title order={2}>{name}</Title>
      <p className={classes.facts}>{facts.join(' · ')}</p>
      {description && <p className={classes.description}>{description}</p>}
    </header>
  )
}
