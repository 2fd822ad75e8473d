import { AppLink } from './AppLink'
import { Counter } from '../Counter'
import classes from './PillNav.module.css'

interface PillNavProps {
  /** Accessible name of the navigation. */
  label: string
  pages: readonly {
    href: string
    label: string
    /** Whether it is the current page. */
    current: boolean
    /** The number of new items, with an accessible label. */
    news?: { count: number; label: string }
  }[]
}

/** Navigation between the views of a page, below its tabs; each has an address. */
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
