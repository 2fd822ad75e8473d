import { Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { matchPath, useLocation } from 'react-router-dom'
import { AppLink } from './AppLink'
import classes from './TabMenu.module.css'

export interface TabPage {
  readonly href: string
  readonly label: string
  /** Also marked as current on pages below this address. */
  readonly holdsChildren?: boolean
}

interface TabMenuProps {
  /** Accessible name of the navigation. */
  label: string
  tabs: readonly TabPage[]
}

/** Navigation between the pages of an area as a drop-down, for narrow screens. */
export function TabMenu({ label, tabs }: TabMenuProps) {
  const { pathname } = useLocation()
  const current = tabs.find(({ href, holdsChildren }) => matchPath({ path: href, end: !holdsChildren }, pathname))
  return (
    <nav className={classes.nav} aria-label={label}>
      <Menu width="target" position="bottom-start">
        <Menu.Target>
          <button type="button" className={classes.target}>
            <span className={classes.current}>{current?.label ?? label}</span>
            <IconChevronDown size={20} stroke={1.75} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
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
        </Menu.Dropdown>
      </Menu>
    </nav>
  )
}
