import { Menu } from '@mantine/core'
import { OpenedMenu } from '../overlays/OpenedMenu'
import type { Opener } from '../overlays/useOpener'
import { AppLink } from './AppLink'
import type { TabPage } from './TabMenu'
import classes from './TabMenu.module.css'

interface TabMenuItemsProps {
  opener: Opener
  tabs: readonly TabPage[]
  current: TabPage | undefined
}

/** The pages of an area, under the button that names the current one. */
export function TabMenuItems({ opener, tabs, current }: TabMenuItemsProps) {
  return (
    <OpenedMenu opener={opener} width="target" position="bottom-start">
      {tabs.map((tab) => (
        <Menu.Item
          key={tab.href}
          component={AppLink}
          href={tab.href}
          className={classes.item}
          aria-current={tab === current ? 'page' : undefined}
        >
          {tab.label}
        </Menu.Item>
      ))}
    </OpenedMenu>
  )
}
