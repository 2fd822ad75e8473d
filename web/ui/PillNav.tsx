import { AppLink } from './AppLink'
import { Counter } from './Counter'
import classes from './PillNav.module.css'

interface PillNavProps {
  /** What is chosen, for screen readers. */
  label: string
  pages: readonly {
    href: string
    label: string
    /** It is the page that is shown. */
    current: boolean
    /** How much is new there, and the same in words. */
    news?: { count: number; label: string }
  }[]
}

/** The way from one view of a page to another, below its tabs: each has an address of its own. */
export function PillNav({ label, pages }: PillNavProps) {
  return (
    <nav aria-label={label}>
      <ul className={classes.pills}>
        {pages.map((page) => (
          <li key={page.href}>
            <AppLink href={page.href} className={classes.pill} aria-current={page.current ? 'page' : undefined}>
              {page.label}
              {page.news && <Counter value={page.news.count} label={page.news.label} />}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
