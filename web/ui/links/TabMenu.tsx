import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { createLater } from '#lib/later'
import { useOpener } from '../overlays/useOpener'
import classes from './TabMenu.module.css'

const items = createLater(async () => (await import('./TabMenuItems')).TabMenuItems)

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
  const [opened, setOpened] = useState(false)
  const { opener, parts: TabMenuItems, button } = useOpener({ later: items, popup: 'menu', opened, setOpened })
  const current = tabs.find(({ href, holdsChildren }) => matchPath({ path: href, end: !holdsChildren }, pathname))
  return (
    <nav className={classes.nav} aria-label={label}>
      <button type="button" {...button} className={classes.target}>
        <span className={classes.current}>{current?.label ?? label}</span>
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </button>
      {TabMenuItems && <TabMenuItems opener={opener} tabs={tabs} current={current} />}
    </nav>
  )
}
