/**
 * Undoes the consent tool's focus handling: the tool would move the focus into the banner while the visitor types,
 * trap Tab inside, and on closing return the focus to its old element instead of the current one.
 */
export function leaveFocusAlone(banner: HTMLElement): { giveBack(): void } {
  let from: EventTarget | null = null
  banner.removeAttribute('aria-modal')
  banner.querySelector('[tabindex="-1"]')?.removeAttribute('tabindex')
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Element && relatedTarget.closest('#cc-main'))) from = relatedTarget
  })
  // Capturing on `window` runs before the tool's own listener, which is above the banner.
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
