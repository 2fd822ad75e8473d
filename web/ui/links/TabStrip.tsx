import { useLayoutEffect, useRef } from 'react'
import { NavLink } from 'react-router-dom'
import classes from './TabStrip.module.css'

interface TabStripProps {
  /** Accessible name of the navigation. */
  label: string
  tabs: readonly {
    href: string
    label: string
    /** Also marked as current on pages below this address. */
    holdsChildren?: boolean
    /** Number of items behind the tab; 0 is not shown. */
    count?: number
  }[]
  /** Keeps the page's scroll position, for pages with the same content above the strip. */
  keepsScroll?: boolean
}

/** Scroll position of each strip by its label, restored on the next page of the area. */
const places = new Map<string, number>()

/** Scrolls the current tab into view within the strip, without scrolling the page. */
function settle(strip: HTMLUListElement | null, label: string): void {
  if (!strip) return
  strip.scrollLeft = places.get(label) ?? 0
  const link = strip.querySelector<HTMLAnchorElement>('[aria-current="page"]')
  if (!link) return
  const end = link.offsetLeft + link.offsetWidth
  const isInSight = link.offsetLeft >= strip.scrollLeft && end <= strip.scrollLeft + strip.clientWidth
  if (!isInSight) strip.scrollLeft = (link.offsetLeft + end - strip.clientWidth) / 2
}

/** Navigation between the pages of an area; scrolls sideways on phones. */
export function TabStrip({ label, tabs, keepsScroll = false }: TabStripProps) {
  const strip = useRef<HTMLUListElement>(null)
  // On every render, because the strip may be reused on another page.
  useLayoutEffect(() => settle(strip.current, label))
  return (
    <nav className={classes.strip} aria-label={label}>
      <ul ref={strip} onScroll={(event) => places.set(label, event.currentTarget.scrollLeft)}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <NavLink to={tab.href} end={!tab.holdsChildren} className={classes.tab} preventScrollReset={keepsScroll}>
              {tab.label}
              {Boolean(tab.count) && <span className={classes.count}>{tab.count}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
