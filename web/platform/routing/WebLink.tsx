import { AppLink } from '#ui/links/AppLink'

interface WebLinkProps {
  /** An address of the web, as `commentParts` finds it in a plain text: never of another scheme. */
  href: string
  className?: string
  children: string
}

/** An address that somebody wrote in a plain text. Pages of this site open in it, others learn nothing of where one comes from. */
export function WebLink({ href, className, children }: WebLinkProps) {
  const url = new URL(href)
  const own = url.origin === window.location.origin
  return (
    <AppLink
      className={className}
      href={own ? url.pathname + url.search + url.hash : href}
      rel="nofollow noopener noreferrer ugc"
    >
      {children}
    </AppLink>
  )
}
