import { IconX } from '@tabler/icons-react'
import { AppLink } from './AppLink'
import classes from './RemovalLinks.module.css'

interface RemovalLinksProps {
  /** Accessible name of the list. */
  label: string
  links: readonly {
    readonly key: string
    readonly label: string
    /** Accessible label, e.g. "Remove summer". */
    readonly removeLabel: string
    /** The search without it. */
    readonly href: string
  }[]
}

/** The conditions of a search, each with a link to the search without it. */
export function RemovalLinks({ label, links }: RemovalLinksProps) {
  return (
    <ul className={classes.links} aria-label={label}>
      {links.map((link) => (
        <li key={link.key}>
          <AppLink className={classes.link} href={link.href} aria-label={link.removeLabel}>
            <span className={classes.label}>{link.label}</span>
            <IconX size={16} stroke={1.9} aria-hidden />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
