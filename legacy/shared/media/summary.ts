import type { Selectable } from 'kysely'
import type { Media } from '../../core/database/schema.generated'
import type { MediaKind, MediaStatus } from '../../contract/enums'
import type { MediaSummary } from '../../contract/shapes'

export const mediaSummaryColumns = [
  'media.id',
  'media.kind',
  'media.status',
  'media.width',
  'media.height',
  'media.focusX',
  'media.focusY',
  'media.placeholder',
  'media.duration',
  'media.key',
] as const

type SummaryRow = Pick<
  Selectable<Media>,
  'id' | 'kind' | 'status' | 'width' | 'height' | 'focusX' | 'focusY' | 'placeholder' | 'duration' | 'key'
>

export function mediaSummary(row: SummaryRow): MediaSummary {
  return {
    id: row.id,
    kind: row.kind as MediaKind,
    status: row.status as MediaStatus,
    width: row.width,
    height: row.height,
    focusX: row.focusX,
    focusY: row.focusY,
    placeholder: row.placeholder,
    duration: row.duration,
    path: `/media/${row.key}`,
  }
}
