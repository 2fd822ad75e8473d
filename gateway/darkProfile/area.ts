import { enumOfNames } from '../core/enums'
import { defineArea } from '../core/schema/area'
import { darkProfileResolvers } from './resolvers'

export const darkProfile = defineArea({
  resolvers: [darkProfileResolvers],
  enums: { DarkRequirement: enumOfNames(['PICTURE', 'EMAIL', 'VALIDATION']) },
})
