import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { laterSheet } from '../../web/ui/overlays/laterSheet'

// relay-test-utils creates its mock functions by Jest's global.
Object.assign(globalThis, { jest: vi })

// Files share a process, and so what the one before has replaced.
vi.unstubAllGlobals()
vi.restoreAllMocks()
vi.useRealTimers()

if (typeof window !== 'undefined') {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  // Lazily loaded components take their time on a busy machine.
  configure({ asyncUtilTimeout: 10_000, defaultHidden: false })
  // jsdom draws nothing, so it lacks layout APIs that components use. Transitions are off, since their timers
  // might outlive a test.
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media === '(prefers-reduced-motion: reduce)',
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  Object.defineProperty(document, 'scrollingElement', { value: document.documentElement, configurable: true })
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
  // The editor asks for a range's position when a tool has the focus and the text the selection.
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() })
  afterEach(cleanup)
  // As on a page that stands for a moment: its first dialog opens at once.
  await laterSheet.load()
}
