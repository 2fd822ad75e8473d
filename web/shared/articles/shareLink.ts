import { tell } from '#platform/toasts/tell'

/** Opens the device's share dialog for one of our pages. Where there is none, copies the address and shows `copied`. */
export async function shareLink(path: string, title: string, copied: string): Promise<void> {
  const url = new URL(path, window.location.origin).href
  if ('share' in navigator && window.matchMedia('(hover: none)').matches) {
    // Cancelling is no failure.
    await navigator.share({ title, url }).catch(() => {})
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    tell(copied)
  } catch {
    // The browser refuses the clipboard; the member can copy the address.
    tell(url)
  }
}
