import { graphql, useFragment } from 'react-relay'
import { AlbumCard } from './AlbumCard'
import type { AlbumGrid_albums$key } from './__generated__/AlbumGrid_albums.graphql'
import classes from './AlbumGrid.module.css'
import type { AddressedAlbum } from './mediaLinks'

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
  /** The address of an album, such as `profileAlbum` gives. */
  hrefOf: (album: AddressedAlbum) => string
  /** What the albums are, for a screen reader. */
  label: string
  /** They are the viewer's, who need not be let in. */
  own?: boolean
}

/** Albums side by side: cover, name, how many, and who may look into them. */
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
