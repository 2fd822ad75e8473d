const LIMIT = '--max-old-space-size'
const NEW_OBJECTS = '--max-semi-space-size'

export interface GatewayMemory {
  /** Node's arguments. */
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
}

/**
 * How a gateway process is started so that it takes some 190 MB under full load, and not twice as much:
 *
 * - With Node's default limit of memory, which grows with the machine, garbage piles up to some 350 MB.
 * - V8 may place the short-lived objects of a busy moment among the long-lived ones from then on. Many a process did, and
 *   needed twice the CPU for large answers.
 * - What the C library keeps for each thread is of little use here, and about 15 MB.
 * - From version 22, Node has four times the space for new objects and another compiler: 70 and 35 MB, for little CPU.
 *
 * `NODE_OPTIONS` may name other limits, the environment another `MALLOC_ARENA_MAX`.
 */
export function gatewayMemory(env: NodeJS.ProcessEnv, version = process.versions.node): GatewayMemory {
  const given = env.NODE_OPTIONS ?? ''
  const args = [
    ...(given.includes(LIMIT) ? [] : [`${LIMIT}=512`]),
    '--no-allocation-site-pretenuring',
    ...(Number.parseInt(version) < 22
      ? []
      : [...(given.includes(NEW_OBJECTS) ? [] : [`${NEW_OBJECTS}=32`]), '--no-maglev']),
  ]
  return { args, env: { MALLOC_ARENA_MAX: '2', ...env } }
}
