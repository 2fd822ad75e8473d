import { defineArea } from '../core/schema/area'
import { enumOfNames } from '../core/enums'
import { drawerModes, listViews, lodgeOrders } from './enums'
import { startResolvers } from './resolvers'
import { startSections } from '../../legacy/contract/common'

export const start = defineArea({
  resolvers: [startResolvers],
  enums: {
    DrawerMode: drawerModes,
    ListView: listViews,
    LodgeOrder: lodgeOrders,
    StartSectionId: enumOfNames(startSections),
  },
})
