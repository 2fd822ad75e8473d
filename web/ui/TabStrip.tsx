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
    /** How much there is behind it; nothing is said of none. */
    count?: number
  }[]
  /** The pages share what stands above the strip: going from one to another does not scroll. */
  keepsScroll?: boolean
}

/** Shows where one is in a strip that is wider than the phone, without moving the page. */
function centre(link: HTMLAnchorElement | null): void {
  const strip = link?.closest('ul')
  if (!link || !strip || link.ariaCurrent !== 'page') return
  strip.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - strip.clientWidth / 2
}

/** The way from one page of an area to another; on phones it scrolls sideways. */
export function TabStrip({ label, tabs, keepsScroll = false }: TabStripProps) {
  return (
    <nav className={classes.strip} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <NavLink
              to={tab.href}
              end={!tab.holdsChildren}
              className={classes.tab}
              preventScrollReset={keepsScroll}
              ref={centre}
            >
              {tab.label}
              {Boolean(tab.count) && <span className={classes.count}>{tab.count}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
