import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Inserts text into a controlled field, at the selection or the given range, and puts the caret after it. */
export function useInsertText(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onChange: (text: string) => void,
) {
  const caretTo = useRef<number>(null)
  // After the render with the new text.
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
