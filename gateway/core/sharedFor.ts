/** Gives everybody who asks within a while one and the same answer. */
export function sharedFor<T>(milliseconds: number, now: () => number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  let until = -Infinity
  return () => {
    if (!answer || now() >= until) {
      answer = ask()
      // From when it is there: what is slow is not asked by several at once.
      until = Infinity
      const settle = () => (until = now() + milliseconds)
      void answer.then(settle, settle)
    }
    return answer
  }
}
