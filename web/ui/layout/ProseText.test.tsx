// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ProseText } from './ProseText'
import { renderUi } from '../testing/renderUi'

describe('a written text', () => {
  it('keeps the text and drops scripts, forms and styles', () => {
    const html =
      '<h2 onclick="alert(1)" style="color:red">Terms</h2><script>alert(1)</script><p>Fine</p>' +
      '<form><input name="password"></form><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">Bad</a><iframe src="/x"></iframe>'
    const { container } = renderUi(<ProseText html={html} />)
    expect(screen.getByRole('heading', { name: 'Terms' }).attributes).toHaveLength(0)
    expect(screen.getByText('Fine')).toBeDefined()
    expect(screen.getByText('Bad').getAttribute('href')).toBeNull()
    expect(container.querySelector('script, form, input, iframe, [onerror]')).toBeNull()
  })

  it('shows pictures of the site only', () => {
    const html = ['/media/7/full.webp', 'https://example.org/a.png', '//example.org/a.png', 'https://['].map(
      (address) => `<img alt="" src="${address}">`,
    )
    const { container } = renderUi(<ProseText html={`${html.join('')}<p>Fine</p>`} />)
    expect([...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual([
      '/media/7/full.webp',
    ])
    expect(screen.getByText('Fine')).toBeDefined()
  })

  it('follows links to the site without reloading', async () => {
    const user = userEvent.setup()
    renderUi(<ProseText html='<a href="/Support/Privacy">Privacy</a>' />)
    await user.click(screen.getByRole('link', { name: 'Privacy' }))
    expect(screen.getByLabelText('Address').textContent).toBe('/Support/Privacy')
  })

  it('leaves links to other sites to the browser', () => {
    renderUi(<ProseText html='<a href="https://example.org/">Elsewhere</a>' />)
    expect(screen.getByRole('link', { name: 'Elsewhere' }).getAttribute('rel')).toBe('noopener noreferrer')
  })
})
