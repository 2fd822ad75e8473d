import { startEmbeddedPostgres } from '../../legacy/core/database/embedded'

// A process for the tests to kill: starts the server on the given folder, prints its address, and waits.
const server = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '' })
process.stdout.write(`${server.url}\n`)
setInterval(() => undefined, 60_000)
