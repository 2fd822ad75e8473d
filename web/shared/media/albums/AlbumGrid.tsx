import { graphql, useFragment } from 'react-relay'
import { AlbumCard } from './AlbumCard'
import type { AlbumGrid_albums$key } from './__generated__/AlbumGrid_albums.graphql'
import classes from './AlbumGrid.module.css'
import type { AddressedAlbum } from '../mediaLinks'

const fragment = graphql`
  fragment AlbumGrid_albums on Album @relay(plural: true) {
    id
    legacyId
    type
    ...AlbumCard_album
  }
`

interface AlbumGridProps {
  albums: AlbumGrid_albums$key
  /** Returns the address of an album, e.g. `profileAlbum`. */
  hrefOf: (album: AddressedAlbum) => string
  /** Accessible name of the list. */
  label: string
  /** Whether the albums are the viewer's, who needs no access. */
  own?: boolean
}

/** A grid of albums with cover, name, number of media and access. */
export function AlbumGrid({ albums, hrefOf, label, own = false }: AlbumGridProps) {
  const items = useFragment(fragment, albums)
  return (
    <ul className={classes.grid} aria-label={label}>
      {items.map((album) => (
        <li key={album.id}>
          <AlbumCard album={album} href={hrefOf(album)} own={own} />
        </li>
      ))}
    </ul>
  )
}
