import { keepChoice } from '#lib/choiceCookie'
import { currentPage } from '#platform/page/currentPage'

// A cookie, so that the server draws the comments in the order that the browser then reads.
const COOKIE = 'comments=flat'

/** Whether this browser shows answers below the comments they answer, or all comments by time. */
export function commentsLayered(): boolean {
  return !currentPage().cookies().split('; ').includes(COOKIE)
}

export function setCommentsLayered(layered: boolean): void {
  keepChoice(COOKIE, !layered)
}
