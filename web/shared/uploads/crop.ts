import type { Area } from 'react-easy-crop'
import type { CropInput, Rotation } from './__generated__/useEditPictureMutation.graphql'

/** Width-to-height ratios to choose from; null is the picture's own. */
export const ASPECTS = { own: null, portrait: 4 / 5, square: 1, landscape: 3 / 2, wide: 16 / 9 } as const

export type AspectName = keyof typeof ASPECTS

/** Quarter turns clockwise; null is the picture as it was uploaded. */
export const ROTATIONS: readonly (Rotation | null)[] = [null, 'QUARTER', 'HALF', 'THREE_QUARTERS']

/** Per cent that count as the whole picture, because the frame is rounded to pixels. */
const ALMOST_ALL = 99.5

export function shapeOf(aspect: number | undefined): AspectName {
  const names = Object.keys(ASPECTS) as AspectName[]
  return names.find((name) => ASPECTS[name] === aspect) ?? 'own'
}

/** Converts a frame in per cent to shares of the rotated picture, clamped to its edges; null for the whole picture. */
export function cropOf({ x, y, width, height }: Area): CropInput | null {
  if (width >= ALMOST_ALL && height >= ALMOST_ALL) return null
  const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
  const left = within(x / 100, 0, 0.99)
  const top = within(y / 100, 0, 0.99)
  return {
    x: left,
    y: top,
    width: within(width / 100, 0.01, 1 - left),
    height: within(height / 100, 0.01, 1 - top),
  }
}
