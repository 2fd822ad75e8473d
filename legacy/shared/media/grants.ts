import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, Viewer } from '../../core/handler'
import { Registry } from '../../core/registry'

/** A row of `media`, with its owner joined as `profile`. */
type MediaBuilder = ExpressionBuilder<DB, 'media' | 'profile'>

/**
 * Whether an area shows the viewer a row of `media` that is in no open album; undefined if it never does.
 * Evaluated only for viewers who may enter the site.
 */
export type MediaGrant = (
  eb: MediaBuilder,
  deps: Pick<Deps, 'clock'>,
  viewer: Viewer,
) => Expression<SqlBool> | undefined

export const mediaGrants = new Registry<string, MediaGrant>()
