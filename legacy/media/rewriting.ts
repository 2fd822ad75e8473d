import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { Problem } from '../core/problem'

/** Rewriting a picture takes memory by its pixels: a few at a time, and no endless queue behind them. */
const room = bulkhead(2, 50)
/** Seconds after which there is room again. */
const ROOM_AFTER = 10

/** Does what rewrites a picture when it is its turn. */
export async function inTurn<T>(rewrite: () => Promise<T>): Promise<T> {
  try {
    return await room.execute(rewrite)
  } catch (error) {
    throw isBulkheadRejectedError(error) ? new Problem(503, 'MAINTENANCE', { retryAfter: ROOM_AFTER }) : error
  }
}
