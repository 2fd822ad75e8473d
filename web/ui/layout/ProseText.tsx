import { useMemo } from 'react'
import { Prose } from './Prose'
import { sanitizeHtml } from './sanitizeHtml'

interface ProseTextProps {
  /** HTML from the server; sanitised here again. */
  html: string
  /** Smaller, for texts in cards and answers. */
  compact?: boolean
}

/** A long formatted text. */
export function ProseText({ html, compact }: ProseTextProps) {
  const clean = useMemo(() => sanitizeHtml(html), [html])
  return <Prose compact={compact} dangerouslySetInnerHTML={{ __html: clean }} />
}
