import { spawnSync } from 'node:child_process'
import { toolFile } from './support/runTool'
import { findChromium } from './support/chromium'

// Finds a Chromium for the browser tests, or installs one where permitted: by the system's packages, else by the
// test tool.
const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

function install(): void {
  const isRoot = process.getuid?.() === 0
  const env = ['DEBIAN_FRONTEND=noninteractive', 'apt-get']
  if (isRoot && run('sh', ['-c', 'command -v apt-get'])) {
    run('env', [...env, 'update'])
    const packages = ['install', '--yes', '--no-install-recommends', 'fonts-liberation']
    if (['chromium-headless-shell', 'chromium'].some((name) => run('env', [...env, ...packages, name]))) return
  }
  run(process.execPath, [toolFile('@playwright/test', 'playwright'), 'install', 'chromium'])
}

if (!findChromium(process.env)) install()
const found = findChromium(process.env)
console.log(found ? `Chromium: ${found}` : 'No Chromium was found and none could be installed. Set CHROMIUM_PATH.')
if (!found) process.exitCode = 1
