import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router-dom'

/** An anchor with a required address. */
export interface AppLinkProps extends ComponentPropsWithRef<'a'> {
  href: string
}

/**
 * A link that navigates inside the app for its own paths, loading code and data in parallel, and leaves it for all
 * others.
 */
export function AppLink({ href, ...rest }: AppLinkProps) {
  const ownPath = href.startsWith('/') && !href.startsWith('//')
  return ownPath ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
}
