import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, Viewer } from '../../core/handler'
import { Registry } from '../../core/registry'

/** A row of `media`, with its owner joined as `profile`. */
export type MediaBuilder = ExpressionBuilder<DB, 'media' | 'profile'>

/**
 * Whether something that an area shows lets the viewer see a row of `media` that is in no open album; undefined where it
 * never does. Asked only for readers who may enter the site.
 */
export type MediaGrant = (
  eb: MediaBuilder,
  deps: Pick<Deps, 'clock'>,
  viewer: Viewer,
) => Expression<SqlBool> | undefined

/** The grants by what shows the media. */
export const mediaGrants = new Registry<string, MediaGrant>()
