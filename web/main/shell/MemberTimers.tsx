import { useFetchNews } from '#platform/timers/news'
import { useHeartbeat } from '#platform/timers/useHeartbeat'

/** What runs while a member has the page open; it shows nothing. */
export function MemberTimers({ withNews }: { withNews: boolean }) {
  useHeartbeat()
  useFetchNews(withNews)
  return null
}
