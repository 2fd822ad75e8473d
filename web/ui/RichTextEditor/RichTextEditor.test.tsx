// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../testing/renderUi'
import type { EditorWords } from './editorWords'
import { RichTextEditor } from './RichTextEditor'

const words: EditorWords = {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strike: 'Strike through',
  heading: 'Heading',
  subheading: 'Small heading',
  bulletList: 'List with dots',
  numberedList: 'Numbered list',
  quote: 'Quote',
  link: 'Link',
  unlink: 'Remove the link',
  linkAddress: 'Address',
  linkSave: 'Set the link',
  undo: 'Undo',
  redo: 'Redo',
  left: (count) => `${count} left`,
}

function Host({ html = '', error }: { html?: string; error?: string }) {
  const [value, setValue] = useState(html)
  return (
    <>
      <input aria-label="Before" />
      <RichTextEditor
        label="Your text"
        description="Who you are"
        error={error}
        value={value}
        onChange={setValue}
        maxLength={20}
        words={words}
      />
      <button type="button" onClick={() => setValue('<p>Anew</p>')}>
        {'Replace'}
      </button>
    </>
  )
}

const field = () => screen.findByRole('textbox', { name: 'Your text' })
const tool = (name: string) => screen.getByRole('button', { name })

describe('the rich-text field', () => {
  it('shows its value, and a changed value', async () => {
    renderUi(<Host html="<p>Hi <strong>you</strong></p>" />)
    const text = await field()
    expect(text.querySelector('strong')?.textContent).toBe('you')
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
    expect((await field()).textContent).toBe('Anew')
  })

  it('drops unsupported HTML', async () => {
    renderUi(<Host html='<p>Hi<img src="x"><script>alert(1)</script></p><h1>Big</h1>' />)
    const text = await field()
    expect(text.querySelector('img[src="x"], script, h1')).toBeNull()
  })

  it('has a description, which an error replaces', async () => {
    const { unmount } = renderUi(<Host />)
    const about = (element: HTMLElement) =>
      document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
    expect(about(await field())).toBe('Who you are')
    unmount()
    renderUi(<Host error="Too long" />)
    expect(about(await field())).toBe('Too long')
    expect((await field()).getAttribute('aria-invalid')).toBe('true')
  })

  it('shows the count when the text is nearly full or too long', async () => {
    const { unmount } = renderUi(<Host html="<p>123456789012345</p>" />)
    await field()
    expect(screen.queryByText(/left$/)).toBeNull()
    unmount()
    renderUi(<Host html="<p>1234567890123456789012</p>" />)
    expect(await screen.findByText('-2 left')).toBeDefined()
  })

  it('has a toolbar with one tab stop and arrow keys', async () => {
    const user = userEvent.setup()
    renderUi(<Host html="<p>Hi</p>" />)
    await field()
    await user.click(screen.getByLabelText('Before'))
    await user.tab()
    expect(document.activeElement).toBe(tool('Bold'))
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(tool('Underline'))
    // Wraps around the end and skips disabled tools.
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    expect(document.activeElement).toBe(tool('Remove the link'))
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(screen.getByLabelText('Before'))
    await user.tab()
    expect(document.activeElement).toBe(tool('Bold'))
    await user.tab()
    expect(document.activeElement).toBe(await field())
  })

  it('moves the focus to the toolbar by Alt and F10', async () => {
    const user = userEvent.setup()
    renderUi(<Host html="<p>Hi</p>" />)
    await field()
    await user.click(screen.getByLabelText('Before'))
    await user.tab()
    await user.tab()
    expect(document.activeElement).toBe(await field())
    await user.keyboard('{Alt>}{F10}{/Alt}')
    expect(document.activeElement).toBe(tool('Bold'))
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(tool('Italic'))
  })

  it('links an address without a scheme', async () => {
    const user = userEvent.setup()
    renderUi(<Host html="" />)
    await field()
    await user.click(tool('Link'))
    await user.type(await screen.findByRole('textbox', { name: 'Address' }), 'example.dk{Enter}')
    const link = (await field()).querySelector('a')
    expect(link?.textContent).toBe('example.dk')
    expect(link?.getAttribute('href')).toBe('https://example.dk')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull())
  })
})
