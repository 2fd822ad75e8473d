import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './serverProcess'
import type { Settings } from './settings'

const SITES = [
  ['Nordlys', '', ['dk', 'no', 'se', 'uk']],
  ['Midnat', 'dark.', ['dk', 'no', 'se', 'uk']],
] as const

/** The addresses and logins that a person needs after a start. */
export async function announce(settings: Settings, print: (line: string) => void): Promise<void> {
  const { port } = settings
  print('')
  for (const [name, prefix, countries] of SITES) {
    print(
      `  ${name.padEnd(8)} ${countries.map((country) => `http://${prefix}${country}.localhost:${port}`).join('  ')}`,
    )
  }
  print(`  Graph    http://localhost:${port}/graphql`)
  print(`  Calls    http://localhost:${port}/api/explorer`)
  if (settings.demo && !settings.legacyApiUrl) await announceLogins(print)
  print('')
  print('  Ctrl-C ends everything; nothing is lost.')
}

interface DemoLogin {
  name: string
  email: string
  password: string
}

async function announceLogins(print: (line: string) => void): Promise<void> {
  const file = join(ROOT, 'legacy', 'seed', 'community', 'actors.ts')
  if (!existsSync(file)) return
  const { demoActors } = (await import(pathToFileURL(file).href)) as { demoActors: DemoLogin[] }
  print('')
  print('  Demo logins')
  for (const { name, email, password } of demoActors) print(`  ${name.padEnd(16)} ${email.padEnd(32)} ${password}`)
}
