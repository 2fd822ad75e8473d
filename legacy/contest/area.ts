import { defineArea } from '../shared/area/area'
import { contestHandlers } from './handlers'

export const contest = defineArea({ name: 'contest', handlers: contestHandlers })
