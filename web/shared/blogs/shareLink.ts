import { tell } from '#platform/toasts/tell'

/** Hands a page of ours to the device's own way of sharing; where it has none, the address is copied and that said. */
export async function shareLink(path: string, title: string, copied: string): Promise<void> {
  const url = new URL(path, window.location.origin).href
  if ('share' in navigator && window.matchMedia('(hover: none)').matches) {
    // To think better of it is no fault.
    await navigator.share({ title, url }).catch(() => {})
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    tell(copied)
  } catch {
    // The browser does not let us; then the member can.
    tell(url)
  }
}
