import { readFileSync } from 'node:fs'

/** An environment variable that the benchmark sets for its servers. */
function needed(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: start this server by npm run bench`)
  return value
}

/** The port to listen on. */
export const ownPort = () => Number(needed('PORT'))
export const upstreamPort = () => Number(needed('UPSTREAM_PORT'))
export const upstreamUrl = () => `http://127.0.0.1:${upstreamPort()}`
/** The persisted operations by key. */
export function persistedOperations(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(needed('PERSISTED_OPERATIONS'), 'utf8')) as Record<string, string>
}
