import { MAIL, type Toast, type ToastGroup } from './toastOf'

/** What a pop-up is called among all toasts of the page. */
export function popUpId(group: ToastGroup): string {
  return `toast-${group}`
}

/** A pop-up: what happened last, and how much before it. */
export interface PopUp {
  readonly latest: Toast
  readonly more: number
  /** The thing itself, or where all of them are. */
  readonly path: string
}

/** Adds to the pop-up that still stands, so that much news is not many pop-ups. */
export function addToPopUp(standing: PopUp | undefined, latest: Toast): PopUp {
  if (!standing) return { latest, more: 0, path: latest.path }
  const isElsewhere = latest.group === 'mail' && standing.path !== latest.path
  return { latest, more: standing.more + 1, path: isElsewhere ? MAIL : latest.path }
}
