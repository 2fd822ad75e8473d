import { expect, it } from 'vitest'
import type { Round } from './drawnUpstream'
import type { SentOperation } from './sentOperations'
import type { TwoPaths } from './twoPaths'

/** A test for each operation: in every round both ways answer alike. */
export function answersAlike(operations: readonly SentOperation[], rounds: readonly Round[], paths: () => TwoPaths) {
  it.each(operations)('$name', async ({ sent }) => {
    for (const round of rounds) {
      for (const each of sent) expect(await paths().difference(each, round)).toBeNull()
    }
  })
}
