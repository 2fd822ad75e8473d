import type { Area } from 'react-easy-crop'
import type { CropInput, Rotation } from './__generated__/useEditPictureMutation.graphql'

/** The shapes that can be chosen, width to height; null is the picture's own. */
export const ASPECTS = { own: null, portrait: 4 / 5, square: 1, landscape: 3 / 2, wide: 16 / 9 } as const

export type AspectName = keyof typeof ASPECTS

/** By quarter turns clockwise. */
export const ROTATIONS = ['NONE', 'QUARTER', 'HALF', 'THREE_QUARTERS'] as const satisfies readonly Rotation[]

/** What counts as all of it: the frame is measured in pixels and rounded. */
const ALMOST_ALL = 99.5

/** The name of the shape with this aspect. */
export function shapeOf(aspect: number | undefined): AspectName {
  const names = Object.keys(ASPECTS) as AspectName[]
  return names.find((name) => ASPECTS[name] === aspect) ?? 'own'
}

/** A frame in per cent as shares of the turned picture, within its edges; null when it holds all of it. */
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
