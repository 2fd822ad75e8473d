import { defineArea, single } from '../core/schema/area'
import { enumOfNames } from '../core/enums'
import { legalPageKeys, localeNames } from './enums'
import { siteResolvers } from './resolvers'

export const site = defineArea({
  resolvers: [siteResolvers],
  nodes: {
    Site: {
      read: async (id, { rest }) => {
        const current = await rest.Site.GetSiteConfiguration()
        return current.id === id ? current : null
      },
    },
    Country: {
      read: async (id, { rest }) => (await rest.Common.GetSiteCountries()).find((country) => country.id === id) ?? null,
    },
    FaqEntry: single('Support.GetFaq', 'id'),
  },
  enums: { LegalPageKey: enumOfNames(legalPageKeys), Locale: enumOfNames(localeNames()) },
})
