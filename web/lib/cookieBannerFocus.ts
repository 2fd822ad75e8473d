/**
 * The banner asks, but does not interrupt: the tool would put the focus into it while the visitor writes, keep Tab inside,
 * and give the focus back to where it was when the banner came rather than to where the visitor went on.
 */
export function leaveFocusAlone(banner: HTMLElement): { giveBack(): void } {
  let from: EventTarget | null = null
  banner.removeAttribute('aria-modal')
  banner.querySelector('[tabindex="-1"]')?.removeAttribute('tabindex')
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Element && relatedTarget.closest('#cc-main'))) from = relatedTarget
  })
  // Ahead of the tool's own listener, which is above the banner.
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab' && event.target instanceof Node && banner.contains(event.target)) event.stopPropagation()
    },
    true,
  )
  return {
    giveBack() {
      const goOn = from instanceof HTMLElement && from.isConnected ? from : null
      if (goOn) goOn.focus({ preventScroll: true })
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    },
  }
}
