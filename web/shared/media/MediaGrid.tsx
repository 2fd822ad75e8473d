import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { MediaGrid_media$data, MediaGrid_media$key } from './__generated__/MediaGrid_media.graphql'
import { justifiedRows, shownRatio, type JustifiedRow } from './justifiedRows'
import classes from './MediaGrid.module.css'
import type { AddressedMedium } from './mediaLinks'
import type { MediaRows } from './MediaRows'
import { MediaTile, type TileChoice } from './MediaTile'
import { useFreshStatuses } from './useFreshStatuses'
import { useShownWidth } from './useShownWidth'

const fragment = graphql`
  fragment MediaGrid_media on Media @relay(plural: true) {
    __typename
    id
    legacyId
    status
    width
    height
    ...MediaTile_media
  }
`

/** Lower rows on narrow screens, so that two or three pictures fit in a row. */
const NARROW = { below: 600, rowHeight: 150, gap: 6 } as const
const WIDE = { rowHeight: 236, gap: 10 } as const

/** Media items that are chosen in the grid, instead of opened. */
export interface MediaSelection {
  /** Global ids. */
  readonly chosen: readonly string[]
  readonly canChoose: (id: string) => boolean
  readonly onToggle: (id: string) => void
}

interface MediaGridProps {
  media: MediaGrid_media$key
  /** Returns the address of a media item, e.g. `profileMedium`. */
  hrefOf: (medium: AddressedMedium) => string
  /** Accessible name of the list. */
  label?: string
  /** Maximum number of rows, for a section of a page. */
  maxRows?: number
  /** Draws the rows of a long list, near the window only. Given by those who need it, as it is large. */
  Rows?: typeof MediaRows
  /** Called near the end of the list, to load more. */
  onNearEnd?: () => void
  /** Set while items are chosen. */
  selection?: MediaSelection
  /** Whether the item with a global id is marked as new. */
  isNew?: (id: string) => boolean
}

/** Pictures and videos in justified rows, with sizes reserved before they load. */
export function MediaGrid(props: MediaGridProps) {
  const { media, hrefOf, label, maxRows = Infinity, Rows, onNearEnd, selection, isNew } = props
  const { t } = useTranslation('media')
  const items = useFragment(fragment, media)
  useFreshStatuses(items)
  const [frame, width] = useShownWidth()
  const look = width < NARROW.below ? NARROW : WIDE
  const rows = justifiedRows(items.map(shownRatio), { width, ...look }).slice(0, maxRows)
  const drawRow = (row: JustifiedRow, index: number) => (
    <Row
      key={items[row.start]?.legacyId}
      items={items.slice(row.start, row.end)}
      height={row.height}
      gap={look.gap}
      eager={index < 2}
      hrefOf={hrefOf}
      selection={selection}
      isNew={isNew}
    />
  )
  return (
    <div ref={frame} className={classes.grid} role="list" aria-label={label ?? t('grid.label')}>
      {Rows ? (
        <Rows rows={rows} gap={look.gap} width={width} onNearEnd={onNearEnd}>
          {drawRow}
        </Rows>
      ) : (
        rows.map(drawRow)
      )}
    </div>
  )
}

interface RowProps extends Pick<MediaGridProps, 'hrefOf' | 'selection' | 'isNew'> {
  items: MediaGrid_media$data
  height: number
  gap: number
  eager: boolean
}

function choiceOf(id: string, selection: MediaSelection | undefined): TileChoice | null | undefined {
  if (!selection) return undefined
  if (!selection.canChoose(id)) return null
  return { chosen: selection.chosen.includes(id), onToggle: () => selection.onToggle(id) }
}

function Row({ items, height, gap, eager, hrefOf, selection, isNew }: RowProps) {
  return (
    <div className={classes.row} role="presentation" style={{ gap, paddingBottom: gap }}>
      {items.map((item) => (
        <div key={item.legacyId} role="listitem">
          <MediaTile
            media={item}
            href={hrefOf(item)}
            width={height * shownRatio(item)}
            height={height}
            eager={eager}
            isNew={isNew?.(item.id)}
            choice={choiceOf(item.id, selection)}
          />
        </div>
      ))}
    </div>
  )
}
