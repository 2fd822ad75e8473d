import { Button, Popover, TextInput } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { IconLink } from '@tabler/icons-react'
import { useEditorState, type Editor } from '@tiptap/react'
import { useState } from 'react'
import type { EditorWords } from './editorWords'
import classes from './RichTextEditor.module.css'

/** Members may type addresses without a scheme. */
function withScheme(address: string): string {
  return /^[a-z]+:/i.test(address) ? address : `https://${address}`
}

interface LinkToolProps {
  editor: Editor | null
  words: EditorWords
}

/** Links the selection, or edits the link at the caret. */
export function LinkTool({ editor, words }: LinkToolProps) {
  const [opened, setOpened] = useState(false)
  const [address, setAddress] = useState('')
  const active = useEditorState({ editor, selector: ({ editor: current }) => current?.isActive('link') })

  const open = () => {
    const { href } = editor?.getAttributes('link') ?? {}
    setAddress(typeof href === 'string' ? href : '')
    setOpened(true)
  }
  const save = () => {
    setOpened(false)
    if (!editor) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (!address.trim()) return chain.unsetLink().run()
    const href = withScheme(address.trim())
    if (!editor.state.selection.empty || active) return chain.setLink({ href }).run()
    // Without a selection, the address itself becomes the text.
    const marks = [{ type: 'link', attrs: { href } }]
    return chain.insertContent({ type: 'text', text: address.trim(), marks }).run()
  }

  return (
    <Popover opened={opened} onChange={setOpened} position="bottom" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={words.link}
          title={words.link}
          active={Boolean(active)}
          onClick={() => (opened ? setOpened(false) : open())}
        >
          <IconLink className={classes.icon} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown className={classes.link} aria-label={words.link}>
        <TextInput
          label={words.linkAddress}
          placeholder="https://"
          inputMode="url"
          autoComplete="url"
          data-autofocus
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            save()
          }}
        />
        <Button size="sm" onClick={save}>
          {words.linkSave}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
