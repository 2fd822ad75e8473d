import { useMemo } from 'react'
import { Prose } from './Prose'
import { sanitizeHtml } from './sanitizeHtml'

export interface SanitizedProseProps {
  /** HTML from the server; sanitised here again. */
  html: string
  /** Smaller, for texts in cards and answers. */
  compact?: boolean
}

export function SanitizedProse({ html, compact }: SanitizedProseProps) {
  const clean = useMemo(() => sanitizeHtml(html), [html])
  return <Prose compact={compact} dangerouslySetInnerHTML={{ __html: clean }} />
}
