import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { AlbumHead_album$key } from './__generated__/AlbumHead_album.graphql'
import classes from '../MediaPages.module.css'

const fragment = graphql`
  fragment AlbumHead_album on Album {
    name
    description
    type
    mediaCount
    viewerAccess
  }
`

/** An album's name, description and audience. */
export function AlbumHead({ album }: { album: AlbumHead_album$key }) {
  const { t } = useTranslation('media')
  const { name, description, type, mediaCount, viewerAccess } = useFragment(fragment, album)
  const facts = [
    // A closed album reveals nothing, not even that it is empty.
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
