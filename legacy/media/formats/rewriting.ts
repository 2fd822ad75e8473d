import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { Problem } from '../../core/problem'

/** Rewriting a picture takes memory in proportion to its pixels, so concurrency and queue are limited. */
const room = bulkhead(2, 50)
/** Seconds for `Retry-After` when the queue is full. */
const ROOM_AFTER = 10

/** Runs a picture's rewriting under the concurrency limit. */
export async function inTurn<T>(rewrite: () => Promise<T>): Promise<T> {
  try {
    return await room.execute(rewrite)
  } catch (error) {
    throw isBulkheadRejectedError(error) ? new Problem(503, 'MAINTENANCE', { retryAfter: ROOM_AFTER }) : error
  }
}
