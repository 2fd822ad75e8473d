import { NavLink } from 'react-router-dom'
import classes from './TabStrip.module.css'

interface TabStripProps {
  /** What the pages have in common, for screen readers. */
  label: string
  tabs: readonly {
    href: string
    label: string
    /** Also marked on the pages below this address. */
    holdsChildren?: boolean
  }[]
}

/** The way from one page of an area to another; on phones it scrolls sideways. */
export function TabStrip({ label, tabs }: TabStripProps) {
  return (
    <nav className={classes.strip} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <NavLink
              to={tab.href}
              end={!tab.holdsChildren}
              className={classes.tab}
              // A strip that is wider than the phone shows where one is.
              ref={(link) => {
                if (link?.ariaCurrent === 'page') link.scrollIntoView({ block: 'nearest', inline: 'center' })
              }}
            >
              {tab.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
