import type { Editor } from '@tiptap/core'
import { NodeSelection, Selection } from '@tiptap/pm/state'

/** Moves the caret behind a selected block, because typing would replace the block. */
export function leaveBlock(editor: Editor): void {
  const { selection, doc, tr } = editor.state
  if (!(selection instanceof NodeSelection)) return
  const after = Selection.findFrom(doc.resolve(selection.to), 1, true)
  if (after) editor.view.dispatch(tr.setSelection(after).scrollIntoView())
}

interface Block {
  readonly type: 'media' | 'externalVideo'
  readonly attrs: Readonly<Record<string, unknown>>
}

/** Inserts a block at the caret or behind the selected block, and puts the caret after it. */
export function insertBlock(editor: Editor, block: Block): boolean {
  const { selection } = editor.state
  const chain = editor.chain().focus()
  const done =
    selection instanceof NodeSelection
      ? chain.insertContentAt(selection.to, block, { updateSelection: true }).run()
      : chain.insertContent(block).run()
  leaveBlock(editor)
  return done
}
