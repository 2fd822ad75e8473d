import { lazy, Suspense } from 'react'
import { useComesDrawn } from '#ui/useComesDrawn'
import { Prose } from './Prose'

// Loaded later, as it is large; the styles are not, or the text that the server drew would move.
const Sanitized = lazy(async () => ({ default: (await import('./Sanitized')).Sanitized }))

interface ProseTextProps {
  /** HTML from the server; sanitised here again. */
  html: string
  /** Smaller, for texts in cards and answers. */
  compact?: boolean
}

/** A long formatted text. */
export function ProseText({ html, compact }: ProseTextProps) {
  const comesDrawn = useComesDrawn()
  const text = (
    <Sanitized html={html}>
      {(clean) => <Prose compact={compact} dangerouslySetInnerHTML={{ __html: clean }} />}
    </Sanitized>
  )
  // What the server has sanitised stands until the code is there that does it here, and the page reacts meanwhile. On
  // later pages the screen before stays.
  return comesDrawn ? <Suspense fallback={null}>{text}</Suspense> : text
}
