import { runNode, toolFile } from './support/runTool'
import { pruneStoredOperations } from './support/storedOperations'

// Compiles the client's operations.
const { code } = await runNode([toolFile('relay-compiler', 'relay-compiler')], { show: true })
if (code === 0) await pruneStoredOperations()
process.exitCode = code
