import { pageOf, type Handlers } from '../core/handler'
import { kinksByName, kinksNamed, kinksWithBlogTags, otherKinks, popularKinks } from './lists'
import { createKink, decideKink, kinksOfProfile, setProfileKinks, waitingKinks } from './profileKinks'
import { itemsByKinks } from './search'

export const kinksHandlers = {
  'DarkKinks.GetAllKinks': (deps, { viewer }) => kinksByName(deps, viewer, true),
  'DarkKinks.GetKinks': (deps, { viewer }) => kinksByName(deps, viewer, false),
  'DarkKinks.GetMostPopularKinks': (deps, { viewer }) => popularKinks(deps, viewer, true),
  'DarkKinks.GetPopularKinks': (deps, { viewer }) => popularKinks(deps, viewer, false),
  'DarkKinks.GetNonPopularKinks': (deps, { viewer, query }) => otherKinks(deps, viewer, pageOf(query)),
  'DarkKinks.GetProfileKinks': (deps, { viewer, query }) => kinksOfProfile(deps, viewer, query.profileId),
  'DarkKinks.SearchKinks': (deps, { viewer, query }) => kinksNamed(deps, viewer, query),
  'DarkKinks.SearchKinksWithBlogTags': (deps, { viewer, query }) => kinksWithBlogTags(deps, viewer, query),
  'DarkKinks.SearchItemsByKinks': (deps, { viewer, body }) => itemsByKinks(deps, viewer, body),
  'DarkKinks.SetProfileKinks': (deps, { viewer, body }) => setProfileKinks(deps, viewer, body),
  'DarkKinks.CreateKink': (deps, { viewer, body }) => createKink(deps, viewer, body),
  'DarkKinks.GetWaitingKinks': (deps, { viewer, query }) => waitingKinks(deps, viewer, pageOf(query)),
  'DarkKinks.DecideKink': async (deps, { viewer, body }) => {
    await decideKink(deps, viewer, body)
    return {}
  },
} satisfies Partial<Handlers>
