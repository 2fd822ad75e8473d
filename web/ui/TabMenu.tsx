import { Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { matchPath, useLocation } from 'react-router-dom'
import { AppLink } from './AppLink'
import classes from './TabMenu.module.css'

/** A page of an area. */
export interface TabPage {
  readonly href: string
  readonly label: string
  /** Also marked on the pages below this address. */
  readonly holdsChildren?: boolean
}

interface TabMenuProps {
  /** What the pages have in common, for screen readers. */
  label: string
  tabs: readonly TabPage[]
}

/** The way from one page of an area to another as a drop-down, where there is no room for a strip. */
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
