import { safeStorage } from '#lib/safeStorage'

const KEY = 'comments-flat'
const storage = safeStorage(() => window.localStorage)

/** Whether this browser shows comments in two layers, answers under what they answer; else by time. */
export function commentsLayered(): boolean {
  return storage.get(KEY) === null
}

/** Keeps how comments are to be shown. */
export function setCommentsLayered(layered: boolean): void {
  if (layered) storage.remove(KEY)
  else storage.set(KEY, '1')
}
