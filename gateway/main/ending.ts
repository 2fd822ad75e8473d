import cluster from 'node:cluster'

/** How long requests may take after the shutdown signal, in milliseconds. */
export const FINISHING = 10_000

/** The message by which the first process tells its workers to end. */
export const END = 'end'

/** The first signal shuts down gracefully, a second one at once (`now`). */
export function onEndSignals(end: () => void, now: () => void = () => undefined): void {
  let asked = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to all processes; the first process tells the others.
      if (cluster.isWorker && signal === 'SIGINT') return
      if (asked) {
        now()
        process.exit(1)
      }
      asked = true
      end()
    })
  }
}
