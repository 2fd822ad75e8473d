import { useCounts } from './timers/counts'
import { useSite } from './useSession'

/** The title of the tab: what waits for the member, the page, the site. */
export function PageTitle({ children }: { children: string }) {
  const site = useSite()
  const total = useCounts()?.total ?? 0
  return <title>{`${total > 0 ? `(${total}) ` : ''}${children} · ${site.name}`}</title>
}
