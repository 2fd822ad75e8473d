/** Lets controls be used that the page's HTML had wait for the client. */
export function releaseControls(root: HTMLElement): void {
  for (const control of root.querySelectorAll<HTMLElement>('[data-waits]')) {
    control.removeAttribute(control.dataset['waits'] ?? '')
    control.removeAttribute('data-waits')
  }
}
