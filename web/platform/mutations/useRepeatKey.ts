import { useCallback, useMemo, useRef } from 'react'

/**
 * Idempotency keys: `keyOf` returns the same key for the same content until `forget` is called, which a success does.
 * So what is sent again because its answer was lost is not created twice.
 */
export function useRepeatKey() {
  const kept = useRef({ of: '', key: '' })
  const keyOf = useCallback((content: unknown): string => {
    const of = JSON.stringify(content)
    if (kept.current.of !== of) kept.current = { of, key: crypto.randomUUID() }
    return kept.current.key
  }, [])
  const forget = useCallback(() => {
    kept.current = { of: '', key: '' }
  }, [])
  return useMemo(() => ({ keyOf, forget }), [keyOf, forget])
}
