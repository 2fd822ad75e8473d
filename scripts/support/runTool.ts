import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ROOT } from './serverProcess'

const require = createRequire(import.meta.url)

/** What a tool printed and how it ended. */
export interface ToolResult {
  code: number
  output: string
}

/** The file behind a tool's command, run by this Node without a shell between. */
export function toolFile(packageName: string, command: string): string {
  const manifest = join(packageFolder(packageName), 'package.json')
  const { bin } = require(manifest) as { bin: string | Record<string, string> }
  const file = typeof bin === 'string' ? bin : bin[command]
  if (!file) throw new Error(`${packageName} has no command ${command}`)
  return join(dirname(manifest), file)
}

/** Runs a Node program of the repository to its end; `show` also passes its output on as it comes. */
export function runNode(
  args: string[],
  options: { show?: boolean; env?: NodeJS.ProcessEnv; signal?: AbortSignal } = {},
): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...options.env },
      signal: options.signal,
      // The test tools end their own servers on a Ctrl-C.
      killSignal: 'SIGINT',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (options.show) process.stdout.write(text)
      })
    }
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

function packageFolder(packageName: string): string {
  // Not every package lets its package.json be resolved by name.
  return join(ROOT, 'node_modules', packageName)
}
