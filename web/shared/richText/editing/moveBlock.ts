import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'

/**
 * Lets the block at a place change places with the one before it (-1) or after it (1). Answers where it stands afterwards;
 * null where there is none to change with.
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

/** The place of the block that is selected; null where none is. */
export function selectedBlock(editor: Editor, name: string): number | null {
  const { selection } = editor.state
  return selection instanceof NodeSelection && selection.node.type.name === name ? selection.from : null
}
