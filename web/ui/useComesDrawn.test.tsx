// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useComesDrawn } from './useComesDrawn'

const drawn = vi.fn<(comesDrawn: boolean) => void>()

function Part({ name }: { name: string }) {
  const comesDrawn = useComesDrawn()
  drawn(comesDrawn)
  return <p>{`${name}: ${comesDrawn}`}</p>
}

test('a part that came drawn knows it as long as it stands, and one that the browser adds does not', () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Part name="first" />)
  expect(container.textContent).toBe('first: true')
  drawn.mockClear()
  const { rerender } = render(<Part name="first" />, { container, hydrate: true })
  // Nothing changes after it has been taken over.
  expect(drawn.mock.calls).toEqual([[true]])
  rerender(
    <>
      <Part key="a" name="first" />
      <Part key="b" name="second" />
    </>,
  )
  expect(screen.getByText('second: false')).toBeDefined()
})
