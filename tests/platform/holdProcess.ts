import { fromSource, ServerProcess } from '../../scripts/support/serverProcess'

// A parent process for the tests to kill: runs the stand-in server and prints when it is ready.
const readyUrl = `http://127.0.0.1:${process.env.PORT}/`
const server = new ServerProcess({
  name: 'Server',
  args: fromSource('tests/platform/fixtureServer.ts'),
  env: process.env,
  readyUrl,
  stopDeadline: 10_000,
  print: () => undefined,
})
await server.start(new AbortController().signal)
process.stdout.write('ready\n')
