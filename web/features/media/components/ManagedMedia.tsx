import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useFreshStatuses } from '#shared/media/useFreshStatuses'
import type { ManagedMedia_media$key } from './__generated__/ManagedMedia_media.graphql'
import classes from './ManagedMedia.module.css'
import { ManagedTile } from './ManagedTile'
import type { MediumPlace } from './MediumActions'
import { MediumSheet } from './MediumSheet'
import { nameOfMedium } from './nameOfMedium'
import { OwnSelectionBar } from './OwnSelectionBar'
import { SortableTiles } from './SortableTiles'

const fragment = graphql`
  fragment ManagedMedia_media on Media @relay(plural: true) {
    __typename
    id
    legacyId
    status
    title
    ...ManagedTile_media
    ...MediumSheet_media
  }
`

interface ManagedMediaProps {
  media: ManagedMedia_media$key
  label: string
  /** Place of the media items, which decides the available actions. */
  place: MediumPlace
  /** A marked item, such as the cover. */
  marked?: { readonly id: string | undefined; readonly label: string }
  /** Set when the items have an order; resolves with whether it was saved. */
  onSort?: (ids: readonly string[]) => Promise<boolean>
  /** Set when a media item has a page of its own. */
  hrefOf?: (legacyId: number) => string
  /** Called after an item was moved, deleted or changed. */
  onChanged: () => void
}

/**
 * The member's own media items: open one to change it, select several to move or delete them, and drag them where
 * they have an order.
 */
export function ManagedMedia(props: ManagedMediaProps) {
  const { label, place, marked, onSort, hrefOf, onChanged } = props
  const { t } = useTranslation('media')
  const loaded = useFragment(fragment, props.media)
  useFreshStatuses(loaded)
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const [selected, setSelected] = useState<readonly string[]>([])
  const [openedId, setOpenedId] = useState<string | null>(null)

  const items = order ? loaded.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id)) : loaded
  const opened = items.find(({ id }) => id === openedId)
  const chosen = selected.filter((id) => items.some((item) => item.id === id))
  const toggle = (id: string) =>
    setSelected((current) => (current.includes(id) ? current.filter((other) => other !== id) : [...current, id]))
  const changed = () => {
    setSelected([])
    setOpenedId(null)
    setOrder(null)
    onChanged()
  }
  const sort = async (ids: readonly string[]) => {
    setOrder(ids)
    if (!(await onSort?.(ids))) setOrder(null)
  }
  const named = items.map((item, index) => ({ item, name: nameOfMedium(t, item, index) }))
  const tiles = named.map(({ item, name }) => ({
    id: item.id,
    name,
    tile: (
      <ManagedTile
        media={item}
        name={name}
        // Profile pictures have the shape that cards show.
        ratio={place.name === 'profilePictures' ? '4 / 5' : '1'}
        mark={marked?.id === item.id ? marked.label : undefined}
        selected={chosen.includes(item.id)}
        onToggle={() => toggle(item.id)}
        href={hrefOf?.(item.legacyId)}
        onOpen={() => setOpenedId(item.id)}
      />
    ),
  }))

  return (
    <>
      {onSort ? (
        <SortableTiles tiles={tiles} label={label} onSort={(ids) => void sort(ids)} />
      ) : (
        <ul className={classes.grid} aria-label={label}>
          {tiles.map(({ id, tile }) => (
            <li key={id} className={classes.cell}>
              {tile}
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <OwnSelectionBar
          ids={chosen}
          hasVideo={items.some(({ id, __typename }) => chosen.includes(id) && __typename === 'Video')}
          onClear={() => setSelected([])}
          onChanged={changed}
        />
      )}
      {opened && <MediumSheet media={opened} place={place} onClose={() => setOpenedId(null)} onChanged={changed} />}
    </>
  )
}
