import type { MediaSummary } from '../../contract/shapes'
import type { Deps } from '../../core/handler'

/**
 * Stores a file that arrived by mail as an upload of a member that nothing uses yet.
 * @throws a `Problem` when uploads would refuse it
 */
export type StoreMailedFile = (deps: Deps, profileId: number, file: Buffer) => Promise<Pick<MediaSummary, 'id'>>
