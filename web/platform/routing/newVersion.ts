let updateFound = false
let isPageInUse = () => false

/** Makes the next navigation a full page load, as a newer version of the client is there. */
export function markUpdateFound(): void {
  updateFound = true
}

/** Whether a newer version was found since the page was loaded. */
export function isUpdateFound(): boolean {
  return updateFound
}

/** Sets what says whether a page load would cost the member something. */
export function watchPageUse(isInUse: () => boolean): void {
  isPageInUse = isInUse
}

/** Whether the next navigation should load the newer version. */
export function isUpdateDue(): boolean {
  return updateFound && !isPageInUse()
}
