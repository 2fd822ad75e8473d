import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Round } from './drawnUpstream'
import type { SentOperation } from './sentOperations'
import { TwoPaths } from './twoPaths'

/** A test for each operation: in every round both ways answer alike. Gives the two, for more tests. */
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
