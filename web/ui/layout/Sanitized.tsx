import { useMemo, type ReactNode } from 'react'
import { sanitizeHtml } from './sanitizeHtml'

interface SanitizedProps {
  html: string
  children: (clean: string) => ReactNode
}

/** Has HTML drawn as far as it is harmless. */
export function Sanitized({ html, children }: SanitizedProps) {
  const clean = useMemo(() => sanitizeHtml(html), [html])
  return children(clean)
}
