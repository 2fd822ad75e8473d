// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Picture } from './Picture'
import { renderUi } from './testing/renderUi'

describe('a picture', () => {
  it('keeps its focal point when it is cropped, and cannot be dragged', () => {
    renderUi(<Picture source={{ src: '/a.jpg', focus: { x: 0.25, y: 0.1 } }} alt="Freja by the sea" />)
    const image = screen.getByRole('img', { name: 'Freja by the sea' })
    expect(image.style.objectPosition).toBe('25% 10%')
    expect(image.getAttribute('draggable')).toBe('false')
  })

  it('shows the fallback with the same label when loading fails, and retries with a new address', () => {
    const { rerender } = renderUi(<Picture source={{ src: '/lost.jpg' }} alt="Freja" fallback="F" />)
    fireEvent.error(screen.getByRole('img', { name: 'Freja' }))
    expect(screen.getByRole('img', { name: 'Freja' }).textContent).toBe('F')
    rerender(<Picture source={{ src: '/found.jpg' }} alt="Freja" fallback="F" />)
    expect(screen.getByRole('img', { name: 'Freja' }).getAttribute('src')).toBe('/found.jpg')
  })

  it('stays on screen when its address gets another token, and makes room for another picture', () => {
    const { rerender } = renderUi(<Picture source={{ src: '/a.jpg?t=1' }} alt="Freja" />)
    const image = screen.getByRole('img', { name: 'Freja' })
    fireEvent.load(image)
    rerender(<Picture source={{ src: '/a.jpg?t=2' }} alt="Freja" />)
    expect(screen.getByRole('img', { name: 'Freja' })).toBe(image)
    expect([image.getAttribute('src'), image.dataset['loaded']]).toEqual(['/a.jpg?t=2', 'true'])
    rerender(<Picture source={{ src: '/b.jpg?t=2' }} alt="Freja" />)
    expect(screen.getByRole('img', { name: 'Freja' }).dataset['loaded']).toBe('false')
  })

  it('is silent where the text beside it has the same content', () => {
    renderUi(<Picture alt="" fallback="F" />)
    expect(screen.queryByRole('img')).toBeNull()
  })
})
