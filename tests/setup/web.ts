import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// relay-test-utils makes its mock functions by Jest's name for them.
Object.assign(globalThis, { jest: vi })

if (typeof window !== 'undefined') {
  // Parts that are loaded when they are first shown take their time on a busy machine.
  configure({ asyncUtilTimeout: 10_000 })
  // jsdom draws nothing, so it lacks what components ask about the drawing. Nothing moves: the timer of a transition
  // might outlive its test.
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
  // The editor asks a text's range where it stands, when a tool has the focus and the text the selection.
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() })
  afterEach(cleanup)
}
