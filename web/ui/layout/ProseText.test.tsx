// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ProseText } from './ProseText'
import { renderUi } from '../testing/renderUi'

describe('a written text', () => {
  it('keeps the text and drops scripts, forms and styles', async () => {
    const html =
      '<h2 onclick="alert(1)" style="color:red">Terms</h2><script>alert(1)</script><p>Fine</p>' +
      '<form><input name="password"></form><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">Bad</a><iframe src="/x"></iframe>'
    const { container } = renderUi(<ProseText html={html} />)
    expect((await screen.findByRole('heading', { name: 'Terms' })).attributes).toHaveLength(0)
    expect(screen.getByText('Fine')).toBeDefined()
    expect(screen.getByText('Bad').getAttribute('href')).toBeNull()
    expect(container.querySelector('script, form, input, iframe, [onerror]')).toBeNull()
  })

  it('shows pictures of the site only', async () => {
    const html = ['/media/7/full.webp', 'https://example.org/a.png', '//example.org/a.png', 'https://['].map(
      (address) => `<img alt="" src="${address}">`,
    )
    const { container } = renderUi(<ProseText html={`${html.join('')}<p>Fine</p>`} />)
    expect(await screen.findByText('Fine')).toBeDefined()
    expect([...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual([
      '/media/7/full.webp',
    ])
  })

  it('follows links to the site without reloading', async () => {
    const user = userEvent.setup()
    renderUi(<ProseText html='<a href="/Support/Privacy">Privacy</a>' />)
    await user.click(await screen.findByRole('link', { name: 'Privacy' }))
    expect(screen.getByLabelText('Address').textContent).toBe('/Support/Privacy')
  })

  it('leaves links to other sites to the browser', async () => {
    renderUi(<ProseText html='<a href="https://example.org/">Elsewhere</a>' />)
    expect((await screen.findByRole('link', { name: 'Elsewhere' })).getAttribute('rel')).toBe('noopener noreferrer')
  })
})
