import { MAIL, type Notice, type NoticeGroup } from './noticeOf'

/** What a pop-up is called among all notices of the page. */
export function popUpId(group: NoticeGroup): string {
  return `notice-${group}`
}

/** A pop-up: what happened last, and how much before it. */
export interface PopUp {
  readonly latest: Notice
  readonly more: number
  /** The thing itself, or where all of them are. */
  readonly path: string
}

/** Adds to the pop-up that still stands, so that much news is not many pop-ups. */
export function addToPopUp(standing: PopUp | undefined, latest: Notice): PopUp {
  if (!standing) return { latest, more: 0, path: latest.path }
  const isElsewhere = latest.group === 'mail' && standing.path !== latest.path
  return { latest, more: standing.more + 1, path: isElsewhere ? MAIL : latest.path }
}
