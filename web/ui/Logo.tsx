import { useId } from 'react'
import type { SiteLook } from '#theme/siteLook'
import classes from './Logo.module.css'

interface LogoProps {
  site: SiteLook
  /** The site's name from its configuration. */
  name: string
  size?: 'sm' | 'md' | 'lg'
  /** Shows only the symbol, for the narrow drawer; the name remains the accessible label. */
  markOnly?: boolean
}

/** The wordmark: a disc, crossed by northern lights on Nordlys, and waning to a crescent on Midnat. */
export function Logo({ site, name, size = 'md', markOnly = false }: LogoProps) {
  return (
    <span className={classes.logo} data-size={size} {...(markOnly && { role: 'img', 'aria-label': name })}>
      <Mark site={site} />
      {!markOnly && <span className={classes.name}>{name}</span>}
    </span>
  )
}

function Mark({ site }: { site: SiteLook }) {
  const maskId = useId()
  return (
    <svg className={classes.mark} viewBox="0 0 32 32" aria-hidden>
      <mask id={maskId}>
        <circle cx="16" cy="16" r="14" fill="white" />
        {site === 'midnat' ? (
          <circle cx="21.5" cy="12" r="11" fill="black" />
        ) : (
          <g fill="none" stroke="black" strokeLinecap="round">
            <path d="M0 21.5c6.5-8 9.5 2.5 16-4s9-8 18-6.5" strokeWidth="2.4" />
            <path d="M0 27c7-7.5 11 1.5 17-4.5s8-6.5 17-5.5" strokeWidth="1.5" />
          </g>
        )}
      </mask>
      <rect width="32" height="32" className={classes.disc} mask={`url(#${maskId})`} />
      {site === 'midnat' && <circle cx="22" cy="11.5" r="2.6" className={classes.star} />}
    </svg>
  )
}
