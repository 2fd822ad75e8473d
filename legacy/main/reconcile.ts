import { databaseOn, openPool } from '../core/database/connect'
import { dataDirectoryHolder } from '../core/database/dataLock'
import { runningPostgresUrl, startEmbeddedPostgres } from '../core/database/embedded'
import { systemClock } from '../core/clock'
import { readSettings } from '../core/settings'
import { formatAmount } from '../content/money/amount'
import { differences, paymentServices } from '../payments/reconcile'

/** Since the founding of the site. */
const BEGINNING = new Date('1998-09-01T00:00:00Z')

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Prints what our ledger and the payment services do not tell alike; returns their number. */
async function reconcile(url: string): Promise<number> {
  const settings = readSettings(process.env)
  const db = databaseOn(openPool(url, () => undefined, 2))
  try {
    const now = systemClock.now()
    let count = 0
    for (const service of paymentServices) {
      const found = await differences({ db, clock: systemClock, settings }, service, BEGINNING, now)
      count += found.length
      for (const { handle, orderId, currency, ours, theirs } of found) {
        const amounts = `ours ${formatAmount({ amount: ours, currency })}, theirs ${formatAmount({ amount: theirs, currency })}`
        print(`${service}: order ${orderId ?? 'unknown'} (${handle}): ${amounts}`)
      }
      print(`${service}: ${found.length} differences`)
    }
    return count
  } finally {
    await db.destroy()
  }
}

const { databaseUrl, dataDir } = readSettings(process.env)
const running = databaseUrl ?? ((await dataDirectoryHolder(dataDir)) ? await runningPostgresUrl(dataDir) : undefined)
const embedded = running ? undefined : await startEmbeddedPostgres({ dataDir })
try {
  const count = await reconcile(running ?? embedded?.url ?? '')
  process.exitCode = count === 0 ? 0 : 1
} finally {
  await embedded?.stop()
}
