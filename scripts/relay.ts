import { rm } from 'node:fs/promises'
import { runNode, toolFile } from './support/runTool'
import { staleArtifacts } from './support/staleArtifacts'
import { pruneStoredOperations } from './support/storedOperations'

const { code } = await runNode([toolFile('relay-compiler', 'relay-compiler')], { show: true })
if (code === 0) {
  await Promise.all((await staleArtifacts()).map((file) => rm(file)))
  await pruneStoredOperations()
}
process.exitCode = code
