/**
 * Milliseconds for which the event loop stood still at longest while some work was done. The histogram of `perf_hooks`
 * would miss a stop that begins before its first sample or ends after its last one. A stop counts for no more than the
 * processor time that this process took meanwhile: on a busy machine it also stands still while others run.
 */
export async function longestStop(work: () => Promise<void>): Promise<number> {
  let longest = 0
  let last = clocks()
  const sample = () => {
    const now = clocks()
    longest = Math.max(longest, Math.min(now.wall - last.wall, now.processor - last.processor))
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

function clocks(): { readonly wall: number; readonly processor: number } {
  const { user, system } = process.cpuUsage()
  return { wall: performance.now(), processor: (user + system) / 1000 }
}
