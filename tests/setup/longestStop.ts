/**
 * The longest block of the event loop during some work, in milliseconds. The histogram of `perf_hooks` would miss
 * a block that begins before its first sample or ends after its last one. A block counts at most for the process's
 * CPU time meanwhile, because on a busy machine the loop also waits for other processes.
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
  // A block in the last turn is over when the next one begins.
  await new Promise((resolve) => setImmediate(resolve))
  sample()
  return longest
}

function clocks(): { readonly wall: number; readonly processor: number } {
  const { user, system } = process.cpuUsage()
  return { wall: performance.now(), processor: (user + system) / 1000 }
}
