/**
 * Milliseconds for which the event loop stood still at longest while some work was done. The histogram of `perf_hooks`
 * would miss a stop that begins before its first sample or ends after its last one.
 */
export async function longestStop(work: () => Promise<void>): Promise<number> {
  let longest = 0
  let last = performance.now()
  const sample = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(sample, 1)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  // Whatever stopped the loop in its last turn is over when the next one begins.
  await new Promise((resolve) => setImmediate(resolve))
  sample()
  return longest
}
