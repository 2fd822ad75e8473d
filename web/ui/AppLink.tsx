import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router-dom'

/** An anchor whose address is always given. */
export interface AppLinkProps extends ComponentPropsWithRef<'a'> {
  href: string
}

/** A link that stays in the app for its own paths, so that code and data start together, and leaves it for all others. */
export function AppLink({ href, ...rest }: AppLinkProps) {
  const ownPath = href.startsWith('/') && !href.startsWith('//')
  return ownPath ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
}
