/** Part of a text, and whether it matches the search. */
export interface TextPart {
  readonly text: string
  readonly isMatch: boolean
}

/** A text with highlighted matches. */
export function HighlightedText({ parts }: { parts: readonly TextPart[] }) {
  let at = 0
  return parts.map(({ text, isMatch }) => {
    const key = at
    at += text.length
    return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
  })
}
