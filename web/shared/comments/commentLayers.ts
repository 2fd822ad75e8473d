import { safeStorage } from '#lib/safeStorage'

const KEY = 'comments-flat'
const storage = safeStorage(() => window.localStorage)

/** Whether this browser shows answers below the comments they answer, or all comments by time. */
export function commentsLayered(): boolean {
  return storage.get(KEY) === null
}

export function setCommentsLayered(layered: boolean): void {
  if (layered) storage.remove(KEY)
  else storage.set(KEY, '1')
}
