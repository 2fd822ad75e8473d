// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Picture } from './Picture'
import { renderUi } from './testing/renderUi'

describe('a picture', () => {
  it('keeps its focus point when it is cropped and cannot be dragged away', () => {
    renderUi(<Picture source={{ src: '/a.jpg', focus: { x: 0.25, y: 0.1 } }} alt="Freja by the sea" />)
    const image = screen.getByRole('img', { name: 'Freja by the sea' })
    expect(image.style.objectPosition).toBe('25% 10%')
    expect(image.getAttribute('draggable')).toBe('false')
  })

  it('shows the fallback under the same name when it cannot be loaded, and tries again with a new address', () => {
    const { rerender } = renderUi(<Picture source={{ src: '/lost.jpg' }} alt="Freja" fallback="F" />)
    fireEvent.error(screen.getByRole('img', { name: 'Freja' }))
    expect(screen.getByRole('img', { name: 'Freja' }).textContent).toBe('F')
    rerender(<Picture source={{ src: '/found.jpg' }} alt="Freja" fallback="F" />)
    expect(screen.getByRole('img', { name: 'Freja' }).getAttribute('src')).toBe('/found.jpg')
  })

  it('says nothing where the words beside it do', () => {
    renderUi(<Picture alt="" fallback="F" />)
    expect(screen.queryByRole('img')).toBeNull()
  })
})
