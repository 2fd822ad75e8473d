import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Puts words into a controlled field, in place of what is selected there or of the range given, and the caret behind them. */
export function useInsertText(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onChange: (text: string) => void,
) {
  const caretTo = useRef<number>(null)
  // After whichever drawing brings the words.
  useLayoutEffect(() => {
    if (caretTo.current === null) return
    field.current?.focus()
    field.current?.setSelectionRange(caretTo.current, caretTo.current)
    caretTo.current = null
  })
  return (words: string, range?: { readonly from: number; readonly to: number }) => {
    const from = range?.from ?? field.current?.selectionStart ?? text.length
    const to = range?.to ?? field.current?.selectionEnd ?? from
    caretTo.current = from + words.length
    onChange(text.slice(0, from) + words + text.slice(to))
  }
}
