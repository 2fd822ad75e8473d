const OLD_SPACE_SIZE = '--max-old-space-size'
const SEMI_SPACE_SIZE = '--max-semi-space-size'

export interface GatewayMemory {
  /** Node's arguments. */
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
}

/**
 * Arguments and environment of a gateway process that halve its memory under full load, to about 190 MB with Node 20 and
 * 260 MB with Node 24:
 *
 * - With Node's default limit, which grows with the machine, garbage piles up to some 350 MB.
 * - V8 may place the short-lived objects of a busy moment among the long-lived ones from then on. Many a process did, and
 *   needed twice the CPU for large answers.
 * - The C library keeps free memory for each thread: about 15 MB.
 * - Node 24 has four times the space for new objects, and one more compiler: 70 and 35 MB, for little CPU.
 *
 * `NODE_OPTIONS` may set other sizes, the environment another `MALLOC_ARENA_MAX`.
 */
export function gatewayMemory(env: NodeJS.ProcessEnv, version = process.versions.node): GatewayMemory {
  const options = (env.NODE_OPTIONS ?? '').replaceAll('_', '-')
  const sizeUnlessSet = (option: string, megabytes: number) =>
    options.includes(option) ? [] : [`${option}=${megabytes}`]
  const args = [
    ...sizeUnlessSet(OLD_SPACE_SIZE, 512),
    '--no-allocation-site-pretenuring',
    ...(Number.parseInt(version) < 24 ? [] : [...sizeUnlessSet(SEMI_SPACE_SIZE, 32), '--no-maglev']),
  ]
  return { args, env: { MALLOC_ARENA_MAX: '2', ...env } }
}
