import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Round } from './drawnUpstream'
import type { SentOperation } from './sentOperations'
import { TwoPaths } from './twoPaths'

/** Defines a test per operation: both paths give equal answers in every round. Returns the two paths for more tests. */
export function answersAlike(operations: readonly SentOperation[], rounds: readonly Round[]): () => TwoPaths {
  let paths: TwoPaths
  beforeAll(async () => {
    paths = await TwoPaths.start()
  })
  afterAll(() => paths.close())
  it.each(operations)('$name', async ({ sent }) => {
    for (const round of rounds) {
      for (const each of sent) expect(await paths.difference(each, round)).toBeNull()
    }
  })
  return () => paths
}
