import { useBadgeTotal } from '#platform/counters/badges'
import { useSite } from '#platform/session/useSession'

/** The title of the tab: the sum of the badges, the page, the site. */
export function PageTitle({ children }: { children: string }) {
  const site = useSite()
  const total = useBadgeTotal()
  return <title>{`${total > 0 ? `(${total}) ` : ''}${children} · ${site.name}`}</title>
}
