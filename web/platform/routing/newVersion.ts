let updateFound = false

/** Makes the next navigation a full page load, as a newer version of the client is there. */
export function markUpdateFound(): void {
  updateFound = true
}

/** Whether a newer version was found since the page was loaded. */
export function isUpdateFound(): boolean {
  return updateFound
}
