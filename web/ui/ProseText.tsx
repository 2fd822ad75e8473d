import { useMemo } from 'react'
import { Prose } from './Prose'
import { sanitizeHtml } from './sanitizeHtml'

interface ProseTextProps {
  /** Text as HTML from the server; it is sanitised here. */
  html: string
  /** Smaller, for texts in cards and answers. */
  compact?: boolean
}

/** A longer text with its form. */
export function ProseText({ html, compact }: ProseTextProps) {
  const clean = useMemo(() => sanitizeHtml(html), [html])
  return <Prose compact={compact} dangerouslySetInnerHTML={{ __html: clean }} />
}
