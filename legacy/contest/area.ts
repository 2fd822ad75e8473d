import { defineArea } from '../shared/area/area'
import { contestHandlers } from './handlers'
import { shownByContest } from './mediaGrant'

export const contest = defineArea({ name: 'contest', handlers: contestHandlers, mediaGrant: shownByContest })
