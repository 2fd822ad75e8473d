import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import classes from './Prose.module.css'

interface ProseProps extends ComponentPropsWithRef<'div'> {
  /** Smaller, for texts in cards and answers. */
  compact?: boolean
}

/** Returns the path if a plain click follows the link inside the app. */
function ownPathOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.origin !== window.location.origin) return undefined
  const samePage = link.pathname === window.location.pathname && link.search === window.location.search
  return link.hash && samePage ? undefined : link.pathname + link.search + link.hash
}

/** The typography of long texts. Links within the site navigate without reloading. */
export function Prose({ compact = false, className, ...rest }: ProseProps) {
  const navigate = useNavigate()
  return (
    <div
      {...rest}
      className={`${classes.prose} ${className ?? ''}`}
      data-compact={compact}
      onClick={(event) => {
        const path = ownPathOf(event)
        if (!path) return
        event.preventDefault()
        void navigate(path)
      }}
    />
  )
}
