import { partOfSite } from '../call'
import { debateCalls } from './debateCalls'
import { lodgeCalls } from './lodgeCalls'
import { lodgeMediaCalls } from './lodgeMediaCalls'
import { lodgeMemberCalls } from './lodgeMembers'
import { meetupCalls } from './meetupCalls'

/** Lodges, by area: each has its calls in a file of its own. On sites with `disabledLodges` all answer 404. */
export const Lodges = partOfSite('lodges', {
  ...debateCalls,
  ...lodgeCalls,
  ...lodgeMediaCalls,
  ...lodgeMemberCalls,
  ...meetupCalls,
})
