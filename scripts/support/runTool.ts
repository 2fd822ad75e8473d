import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ROOT } from './serverProcess'

const require = createRequire(import.meta.url)

export interface ToolResult {
  code: number
  output: string
}

/** Resolves the file of a tool's command, which Node runs without a shell. */
export function toolFile(packageName: string, command: string): string {
  const manifest = join(packageFolder(packageName), 'package.json')
  const { bin } = require(manifest) as { bin: string | Record<string, string> }
  const file = typeof bin === 'string' ? bin : bin[command]
  if (!file) throw new Error(`${packageName} has no command ${command}`)
  return join(dirname(manifest), file)
}

/** Resolves when the program has ended; `show` also forwards its output. */
export function runNode(
  args: string[],
  options: { show?: boolean; env?: NodeJS.ProcessEnv; signal?: AbortSignal } = {},
): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...options.env },
      signal: options.signal,
      // The test tools stop their own servers on SIGINT.
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
  // Not every package exports its package.json.
  return join(ROOT, 'node_modules', packageName)
}
