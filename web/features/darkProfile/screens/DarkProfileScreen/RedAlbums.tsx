import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { OWN_ALBUMS, ownAlbum } from '#shared/media/mediaLinks'
import { TextLink } from '#ui/links/TextLink'
import { EmptyState } from '#ui/states/EmptyState'
import type { RedAlbums_albums$key } from './__generated__/RedAlbums_albums.graphql'
import classes from './DarkProfileScreen.module.css'

const fragment = graphql`
  fragment RedAlbums_albums on Album @relay(plural: true) {
    id
    legacyId
    name
    mediaCount
    redAudience
  }
`

/** The member's albums for the dark sites, with who of the approved members there sees each. */
export function RedAlbums({ albums: key }: { albums: RedAlbums_albums$key }) {
  const { t } = useTranslation(['darkProfile', 'media'])
  const albums = useFragment(fragment, key)
  if (albums.length === 0) {
    return <EmptyState compact title={t('albums.none')} action={{ label: t('albums.open'), href: OWN_ALBUMS }} />
  }
  return (
    <>
      <ul className={classes.list}>
        {albums.map(({ id, legacyId, name, mediaCount, redAudience }) => (
          <li key={id}>
            <TextLink href={ownAlbum(legacyId)}>{name}</TextLink>
            <p className={classes.facts}>
              {[
                t('albums.count', { count: mediaCount }),
                redAudience && t(`media:albumForm.redAudience.${redAudience}`),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      <TextLink href={OWN_ALBUMS}>{t('albums.open')}</TextLink>
    </>
  )
}
