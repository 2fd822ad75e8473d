import type { Settings } from './settings'

const COUNTRIES = ['dk', 'no', 'se', 'uk']
const SITES = [
  ['Nordlys', ''],
  ['Midnat', 'dark.'],
] as const

export async function announce(settings: Settings, print: (line: string) => void): Promise<void> {
  const { port } = settings
  print('')
  for (const [name, prefix] of SITES) {
    print(
      `  ${name.padEnd(8)} ${COUNTRIES.map((country) => `http://${prefix}${country}.localhost:${port}`).join('  ')}`,
    )
  }
  print(`  Graph    http://localhost:${port}/graphql`)
  print(`  Calls    http://localhost:${port}/api/explorer`)
  if (settings.demo && !settings.legacyApiUrl) await announceLogins(print)
  print('')
  print('  Ctrl-C ends everything; nothing is lost.')
}

async function announceLogins(print: (line: string) => void): Promise<void> {
  const { demoActors, demoPassword } = await import('../../legacy/demo/community/actors')
  print('')
  print(`  Demo logins, all with the password ${demoPassword}`)
  const [home, ...abroad] = COUNTRIES.map((_, index) => demoActors.filter(({ countryId }) => countryId === index + 1))
  for (const { name, description } of home ?? []) print(`  ${`${name}@example.test`.padEnd(28)} ${description}`)
  print('  The same in the other countries, by name or as name@example.test:')
  for (const actors of abroad) print(`  ${actors.map(({ name }) => name).join(', ')}`)
}
