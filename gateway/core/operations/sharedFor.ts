/** Shares one answer among everybody who asks within a period. */
export function sharedFor<T>(milliseconds: number, now: () => number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  let until = -Infinity
  return () => {
    if (!answer || now() >= until) {
      answer = ask()
      // Counted from the answer's arrival, so that a slow question is not asked twice at once.
      until = Infinity
      const settle = () => (until = now() + milliseconds)
      void answer.then(settle, settle)
    }
    return answer
  }
}
