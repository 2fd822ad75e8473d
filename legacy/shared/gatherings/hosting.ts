import { expressionBuilder } from 'kysely'
import type { DB } from '../../core/database/schema.generated'
import type { MemberViewer } from '../../core/handler'

/** Whether the viewer runs an event of this kind of site, or may make some here, as an expression. */
export function managesEvents({ profile, site }: MemberViewer) {
  const eb = expressionBuilder<DB>()
  const hosted = eb
    .selectFrom('eventHost')
    .innerJoin('event', 'event.id', 'eventHost.eventId')
    .select('event.id')
    .where('eventHost.profileId', '=', profile.id)
    .where('event.dark', '=', site.dark)
  const named = eb
    .selectFrom('eventAdmin')
    .select('eventAdmin.profileId')
    .where('eventAdmin.profileId', '=', profile.id)
    .where('eventAdmin.countryId', '=', site.countryId)
    .where('eventAdmin.dark', '=', site.dark)
  return eb.and([eb.val(!site.disabledEvents), eb.or([eb.exists(hosted), eb.exists(named)])])
}
