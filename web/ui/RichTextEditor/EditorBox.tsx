import '@mantine/tiptap/styles.layer.css'
import { RichTextEditor } from '@mantine/tiptap'
import Link from '@tiptap/extension-link'
import Placeholder from '@tiptap/extension-placeholder'
import { useEditor, type Editor, type Extensions } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { EditorWords } from './editorWords'
import { LinkTool } from './LinkTool'
import { toolbarKeys } from './toolbarKeys'
import classes from './RichTextEditor.module.css'

/** Share of the maximum length from which the count is shown. */
const NEARLY_FULL = 0.8

const parts = {
  toolbar: classes.toolbar,
  controlsGroup: classes.group,
  control: classes.tool,
  controlIcon: classes.icon,
  content: classes.content,
}

/** Props that the field passes to its editor. */
export interface EditorBoxProps {
  value: string
  onChange: (html: string) => void
  placeholder?: string
  maxLength?: number
  words: EditorWords
  labelledBy: string
  describedBy: string | undefined
  invalid: boolean
}

/** Additions to the standard editor. Read on the first render only. */
interface EditorExtras {
  extensions?: Extensions
  /** More tools, each in a group of the toolbar. */
  tools?: (editor: Editor) => ReactNode
}

const NONE: Extensions = []

/** The editor, loaded lazily by `RichTextEditor` or by a custom box with more tools. */
export function EditorBox({
  value,
  onChange,
  placeholder = '',
  maxLength,
  words,
  labelledBy,
  describedBy,
  invalid,
  extensions = NONE,
  tools,
}: EditorBoxProps & EditorExtras) {
  const [length, setLength] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const count = ({ editor: current }: { editor: Editor }) => setLength(current.getText().length)
  const editor = useEditor({
    // Created on mount, because React may discard one that is created during rendering.
    immediatelyRender: false,
    extensions: [
      // Matches the HTML that the server accepts.
      StarterKit.configure({
        heading: { levels: [2, 3] },
        code: false,
        codeBlock: false,
        horizontalRule: false,
        link: false,
      }),
      Link.configure({ openOnClick: false, autolink: true, protocols: ['mailto'], defaultProtocol: 'https' }),
      Placeholder.configure({ placeholder }),
      ...extensions,
    ],
    content: value,
    editorProps: {
      // Tab leaves the field, also inside lists, where the editor would handle the key.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-invalid': String(invalid),
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
    },
    onCreate: count,
    onTransaction: count,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })

  useEffect(() => {
    if (!editor || editor.isDestroyed) return
    const shown = editor.isEmpty ? '' : editor.getHTML()
    if (value !== shown) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <>
      <RichTextEditor
        ref={box}
        editor={editor}
        className={classes.editor}
        classNames={parts}
        data-invalid={invalid}
        labels={labelsOf(words)}
        onKeyDown={(event) => {
          // Alt+F10 focuses the toolbar, as in other editors; Tab leaves the field.
          if (event.key !== 'F10' || !event.altKey) return
          event.preventDefault()
          box.current?.querySelector<HTMLButtonElement>('[role=toolbar] [tabindex="0"]')?.focus()
        }}
      >
        <RichTextEditor.Toolbar role="toolbar" aria-label={words.toolbar} {...toolbarKeys}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
            <RichTextEditor.Strikethrough />
          </RichTextEditor.ControlsGroup>
          {/* Placed first, so that phones show them without scrolling. */}
          {editor && tools?.(editor)}
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <LinkTool editor={editor} words={words} />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
      {maxLength !== undefined && length > maxLength * NEARLY_FULL && (
        <p className={classes.count} data-over={length > maxLength} aria-live="polite">
          {words.left(maxLength - length)}
        </p>
      )}
    </>
  )
}

function labelsOf(words: EditorWords) {
  return {
    boldControlLabel: words.bold,
    italicControlLabel: words.italic,
    underlineControlLabel: words.underline,
    strikeControlLabel: words.strike,
    h2ControlLabel: words.heading,
    h3ControlLabel: words.subheading,
    bulletListControlLabel: words.bulletList,
    orderedListControlLabel: words.numberedList,
    blockquoteControlLabel: words.quote,
    unlinkControlLabel: words.unlink,
    undoControlLabel: words.undo,
    redoControlLabel: words.redo,
  }
}
