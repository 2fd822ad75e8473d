import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './BlockFrame.module.css'
import { moveBlock } from './moveBlock'

interface BlockFrameProps {
  view: NodeViewProps
  /** Accessible name. */
  label: string
  children: ReactNode
}

/** A non-text block in the editor, with its actions above it. Escape returns to the text. */
export function BlockFrame({ view, label, children }: BlockFrameProps) {
  const { t } = useTranslation('richText')
  const { editor, getPos, selected, deleteNode } = view

  const backToText = (event: KeyboardEvent) => {
    const at = getPos()
    if (event.key !== 'Escape' || at === undefined) return
    event.stopPropagation()
    editor.chain().focus().setNodeSelection(at).run()
  }
  const move = (by: -1 | 1) => {
    const at = getPos()
    const target = at === undefined ? null : moveBlock(editor, at, by)
    if (target === null) return
    // The moved block is rendered again; the same button of the new element takes the focus.
    requestAnimationFrame(() => {
      if (editor.isDestroyed) return
      const block = editor.view.nodeDOM(target)
      const button = block instanceof Element ? block.querySelector<HTMLElement>(`[data-move='${by}']`) : null
      if (button) button.focus()
      else editor.view.focus()
    })
  }
  const remove = () => {
    deleteNode()
    editor.commands.focus()
  }
  return (
    <NodeViewWrapper
      className={classes.block}
      data-selected={selected}
      role="group"
      aria-label={label}
      contentEditable={false}
      onKeyDown={backToText}
    >
      <div data-drag-handle className={classes.content}>
        {children}
      </div>
      <div className={classes.actions}>
        <ActionIcon className={classes.action} aria-label={t('editing.moveUp')} data-move="-1" onClick={() => move(-1)}>
          <IconArrowUp size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
        <ActionIcon className={classes.action} aria-label={t('editing.moveDown')} data-move="1" onClick={() => move(1)}>
          <IconArrowDown size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
        <ActionIcon className={classes.action} aria-label={t('editing.remove')} onClick={remove}>
          <IconTrash size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      </div>
    </NodeViewWrapper>
  )
}
