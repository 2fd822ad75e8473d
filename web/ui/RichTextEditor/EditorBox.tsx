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

/** The count is shown from this share of the longest text on. */
const NEARLY_FULL = 0.8

const parts = {
  toolbar: classes.toolbar,
  controlsGroup: classes.group,
  control: classes.tool,
  controlIcon: classes.icon,
  content: classes.content,
}

/** What the field gives to the editor in it. */
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

/** What a place offers beside the usual. The first ones given count. */
interface EditorExtras {
  extensions?: Extensions
  /** More tools, as a group of the toolbar each. */
  tools?: (editor: Editor) => ReactNode
}

const NONE: Extensions = []

/** The editor itself: loaded lazily by `RichTextEditor`, or by a box of a place's own that offers more. */
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
    // Made when it is mounted: one made while rendering is thrown away again where a slow device is long in mounting it.
    immediatelyRender: false,
    extensions: [
      // Just what the server keeps of a text.
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
      // Leaves the field, also from within a list, where the editor would take the key for itself.
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
          // The key that editors have for their tools; the Tab key leaves the text.
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
          {/* Early, so that phones show them without scrolling. */}
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
