import { Node, type KeyboardShortcutCommand } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { insertBlock } from './insertBlock'
import { MediaView } from './MediaView'
import { moveBlock, selectedBlock } from './moveBlock'
import { videoNameOf } from './videoAddress'
import { VideoView } from './VideoView'

/** Keys for a selected block: Alt and an arrow move it, Enter focuses its actions. */
function keysOf(name: string): Record<string, KeyboardShortcutCommand> {
  const move =
    (by: -1 | 1): KeyboardShortcutCommand =>
    ({ editor }) => {
      const at = selectedBlock(editor, name)
      if (at === null) return false
      moveBlock(editor, at, by)
      return true
    }
  return {
    'Alt-ArrowUp': move(-1),
    'Alt-ArrowDown': move(1),
    Enter: ({ editor }) => {
      const at = selectedBlock(editor, name)
      const block = at === null ? null : editor.view.nodeDOM(at)
      const entry = block instanceof Element ? block.querySelector<HTMLElement>('input, button') : null
      entry?.focus()
      return entry !== null
    },
  }
}

const block = { group: 'block', atom: true, draggable: true, selectable: true }

/** A picture or video of the member: `<img data-media-id="7" alt="…">`. */
export const MediaNode = Node.create({
  ...block,
  name: 'media',
  addAttributes: () => ({
    mediaId: {
      default: 0,
      parseHTML: (element: HTMLElement) => Number(element.getAttribute('data-media-id')),
      renderHTML: ({ mediaId }: Record<string, unknown>) => ({ 'data-media-id': mediaId }),
    },
    alt: { default: '' },
  }),
  parseHTML: () => [{ tag: 'img[data-media-id]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(MediaView),
  addKeyboardShortcuts: () => keysOf('media'),
})

/** A video of another site: `<div data-video="youtube:…">`. A pasted address becomes one. */
export const VideoNode = Node.create({
  ...block,
  name: 'externalVideo',
  addAttributes: () => ({
    video: {
      default: '',
      parseHTML: (element: HTMLElement) => element.getAttribute('data-video'),
      renderHTML: ({ video }: Record<string, unknown>) => ({ 'data-video': video }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-video]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(VideoView),
  addKeyboardShortcuts: () => keysOf('externalVideo'),
  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        props: {
          handlePaste: (_view, event) => {
            const video = videoNameOf(event.clipboardData?.getData('text/plain') ?? '')
            // An address pasted over a selection becomes a link.
            if (!video || !editor.state.selection.empty) return false
            return insertBlock(editor, { type: 'externalVideo', attrs: { video } })
          },
        },
      }),
    ]
  },
})
