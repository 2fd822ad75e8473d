const KEY = 'left'

/** Pages that tell nobody anything, by language. */
const HARMLESS: Readonly<Record<string, string>> = { da: 'da', en: 'en', nb: 'no', sv: 'sv' }

function harmlessPage(): string {
  return `https://${HARMLESS[document.documentElement.lang.slice(0, 2)] ?? 'en'}.wikipedia.org/`
}

/** Leaves for a harmless page that takes the place of this one in the history; `hasComeBack` keeps Back out. */
export function leaveQuickly(): void {
  document.documentElement.hidden = true
  try {
    window.sessionStorage.setItem(KEY, '1')
  } catch {
    // Without storage, Back leads to the page before this one.
  }
  // The browser may bring the page back as it was.
  window.addEventListener('pageshow', () => window.location.replace(harmlessPage()))
  window.location.replace(harmlessPage())
}

/** Hides a page that was open before this tab was left, should the browser bring it back as it was. */
export function keepOutOnceLeft(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && window.sessionStorage.getItem(KEY)) leaveQuickly()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}

/** Whether Back has led to a page of a tab that was left quickly; then it is left again. */
export function hasComeBack(): boolean {
  try {
    if (!window.sessionStorage.getItem(KEY)) return false
    const [visit] = window.performance.getEntriesByType('navigation')
    if (visit && 'type' in visit && visit.type === 'back_forward') {
      window.location.replace(harmlessPage())
      return true
    }
    window.sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
  return false
}
