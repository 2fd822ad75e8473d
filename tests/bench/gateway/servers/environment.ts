import { readFileSync } from 'node:fs'

/** What the benchmark tells its servers. */
function needed(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: start this server by npm run bench`)
  return value
}

/** The port to listen on. */
export const ownPort = () => Number(needed('PORT'))
/** The port of the server that answers the calls. */
export const upstreamPort = () => Number(needed('UPSTREAM_PORT'))
/** Where that one is. */
export const upstreamUrl = () => `http://127.0.0.1:${upstreamPort()}`
/** The operations that clients ask for by their keys. */
export function persistedOperations(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(needed('PERSISTED_OPERATIONS'), 'utf8')) as Record<string, string>
}
