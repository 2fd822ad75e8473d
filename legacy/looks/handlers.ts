import { lookTemplates } from '../content/lookTemplates/lookTemplates'
import { pageOf, type Handlers } from '../core/handler'
import { companyFactsOf } from '../core/sites'
import { decideMedia, waitingMedia } from './media'
import { askForLook, ownLook } from './own'
import { decideProfiles, waitingProfiles } from './profiles'

/** New profiles and media that wait for the staff. */
export const looksHandlers = {
  'Looks.GetOwnLook': ({ db }, { viewer }) => ownLook(db, viewer),
  'Looks.AskForLook': (deps, { viewer }) => askForLook(deps, viewer),
  'Looks.GetWaitingProfiles': (deps, { viewer, query }) => waitingProfiles(deps, viewer, pageOf(query)),
  'Looks.GetWaitingMedia': (deps, { viewer, query }) => waitingMedia(deps, viewer, pageOf(query)),
  'Looks.GetLookTemplates': (_deps, { viewer: { locale, site } }) =>
    Promise.resolve(lookTemplates(locale, companyFactsOf(site, locale))),
  'Looks.DecideProfiles': (deps, { viewer, body }) => decideProfiles(deps, viewer, body),
  'Looks.DecideMedia': (deps, { viewer, body }) => decideMedia(deps, viewer, body),
} satisfies Partial<Handlers>
