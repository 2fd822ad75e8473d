import type { CardAction } from './memberCardTypes'

/** Sorts block and report last. */
export function inOrder(items: readonly CardAction[]): CardAction[] {
  return items.toSorted((a, b) => Number(a.danger ?? false) - Number(b.danger ?? false))
}
