import { useLayoutEffect, useRef } from 'react'
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

/** How far each strip was scrolled, by its label: the next page of an area shows it as the one before left it. */
const places = new Map<string, number>()

/** Shows where one is in a strip that is wider than the phone, without moving the page, nor a tab that is in sight. */
function settle(strip: HTMLUListElement | null, label: string): void {
  if (!strip) return
  strip.scrollLeft = places.get(label) ?? 0
  const link = strip.querySelector<HTMLAnchorElement>('[aria-current="page"]')
  if (!link) return
  const end = link.offsetLeft + link.offsetWidth
  const isInSight = link.offsetLeft >= strip.scrollLeft && end <= strip.scrollLeft + strip.clientWidth
  if (!isInSight) strip.scrollLeft = (link.offsetLeft + end - strip.clientWidth) / 2
}

/** The way from one page of an area to another; on phones it scrolls sideways. */
export function TabStrip({ label, tabs, keepsScroll = false }: TabStripProps) {
  const strip = useRef<HTMLUListElement>(null)
  // Every time: the strip may be the same one on another page.
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
