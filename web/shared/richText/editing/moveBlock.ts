import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'

/**
 * Swaps the block at a position with the previous (-1) or next (1) one. Returns its new position; null if there is
 * none to swap with.
 */
export function moveBlock(editor: Editor, at: number, by: -1 | 1): number | null {
  const { doc, tr } = editor.state
  const place = doc.resolve(at)
  const node = place.nodeAfter
  const other = by < 0 ? place.nodeBefore : node && doc.resolve(at + node.nodeSize).nodeAfter
  if (!node || !other) return null
  const target = at + by * other.nodeSize
  tr.delete(at, at + node.nodeSize).insert(target, node)
  tr.setSelection(NodeSelection.create(tr.doc, target)).scrollIntoView()
  editor.view.dispatch(tr)
  return target
}

/** Returns the position of the selected block; null without one. */
export function selectedBlock(editor: Editor, name: string): number | null {
  const { selection } = editor.state
  return selection instanceof NodeSelection && selection.node.type.name === name ? selection.from : null
}
