const LIMIT = '--max-old-space-size'

/**
 * Node's arguments for a gateway process: with its default limit, which grows with the machine, garbage piles up to some
 * 350 MB under full load, with this one to less than 200. `NODE_OPTIONS` may name another.
 */
export function memoryArgs({ NODE_OPTIONS = '' }: NodeJS.ProcessEnv): readonly string[] {
  return NODE_OPTIONS.includes(LIMIT) ? [] : [`${LIMIT}=512`]
}
