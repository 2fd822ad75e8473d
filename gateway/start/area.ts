import { defineArea } from '../core/area'
import { enumOfNames } from '../core/enums'
import { startResolvers } from './resolvers'
import { startSections } from './sections'

export const start = defineArea({
  resolvers: [startResolvers],
  enums: { StartSectionId: enumOfNames(startSections) },
})
