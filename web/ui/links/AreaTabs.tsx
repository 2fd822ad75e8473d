import { useMedia } from '#ui/useMedia'
import { TabMenu, type TabPage } from './TabMenu'
import { TabStrip } from './TabStrip'

interface AreaTabsProps {
  /** Accessible name of the navigation. */
  label: string
  tabs: readonly TabPage[]
}

/** Navigation between the pages of a large area: tabs on wide screens, a drop-down on narrow ones. */
export function AreaTabs({ label, tabs }: AreaTabsProps) {
  const wide = useMedia('(min-width: 48em)', { phone: false, desktop: true })
  return wide ? <TabStrip label={label} tabs={tabs} /> : <TabMenu label={label} tabs={tabs} />
}
