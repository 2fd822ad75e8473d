/** Part of a text, and whether it matches the search. */
export interface TextPart {
  readonly text: string
  readonly match: boolean
}

/** A text with highlighted matches. */
export function HighlightedText({ parts }: { parts: readonly TextPart[] }) {
  let at = 0
  return parts.map(({ text, match }) => {
    const key = at
    at += text.length
    return match ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
  })
}
