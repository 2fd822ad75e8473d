import { useMediaQuery } from '@mantine/hooks'
import { TabMenu, type TabPage } from './TabMenu'
import { TabStrip } from './TabStrip'

interface AreaTabsProps {
  /** What the pages have in common, for screen readers. */
  label: string
  tabs: readonly TabPage[]
}

/** The way from one page of a large area to another: tabs on wide screens, a drop-down on narrow ones. */
export function AreaTabs({ label, tabs }: AreaTabsProps) {
  const wide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })
  return wide ? <TabStrip label={label} tabs={tabs} /> : <TabMenu label={label} tabs={tabs} />
}
