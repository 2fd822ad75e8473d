import { MAIL, type Toast, type ToastGroup } from './toastOf'

/** Returns the id of a group's toast. */
export function popUpId(group: ToastGroup): string {
  return `toast-${group}`
}

/** A toast: the latest event, and the number of earlier ones. */
export interface PopUp {
  readonly latest: Toast
  readonly more: number
  /** The latest item, or the list when there are several. */
  readonly path: string
}

/** Adds an event to the visible toast, so that many events make one toast. */
export function addToPopUp(standing: PopUp | undefined, latest: Toast): PopUp {
  if (!standing) return { latest, more: 0, path: latest.path }
  const isElsewhere = latest.group === 'mail' && standing.path !== latest.path
  return { latest, more: standing.more + 1, path: isElsewhere ? MAIL : latest.path }
}
