const LIMIT = '--max-old-space-size'

/**
 * Node's arguments for a gateway process. With its default limit of memory, which grows with the machine, garbage
 * piles up to some 350 MB under full load, with this one to some 200; `NODE_OPTIONS` may name another. The other
 * argument keeps V8 from placing the short-lived objects of a busy moment among the long-lived ones from then on:
 * many a process did, and needed twice the CPU for large answers.
 */
export function memoryArgs({ NODE_OPTIONS = '' }: NodeJS.ProcessEnv): readonly string[] {
  const limit = NODE_OPTIONS.includes(LIMIT) ? [] : [`${LIMIT}=512`]
  return [...limit, '--no-allocation-site-pretenuring']
}
