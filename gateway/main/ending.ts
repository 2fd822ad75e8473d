import cluster from 'node:cluster'

/** How long what is under way may take once nothing new is taken, in milliseconds. */
export const FINISHING = 10_000

/** What the first of several processes tells the others when they are to end. */
export const END = 'end'

/** The first signal asks for an end in good order; whoever sends a second one does not want to wait: `now` comes first. */
export function onEndSignals(end: () => void, now: () => void = () => undefined): void {
  let asked = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to all processes; the first one tells the others.
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
