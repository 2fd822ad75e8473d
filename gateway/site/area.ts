import { lookUp } from '../core/rest/loaders'
import { among, defineArea, part, single } from '../core/schema/area'
import { enumOfNames } from '../core/enums'
import { legalPageKeys, localeNames } from './enums'
import { siteResolvers } from './resolvers'
import { seoBlogResolvers } from './seoBlogs'

export const site = defineArea({
  resolvers: [siteResolvers, seoBlogResolvers],
  nodes: {
    Site: {
      calls: ['Site.GetSiteConfiguration'],
      read: async (id, { rest }) => {
        const current = await rest.Site.GetSiteConfiguration()
        return current.id === id ? current : null
      },
    },
    Country: among('Common.GetSiteCountries'),
    CountryArea: part(['Common.GetCountryAreasByCountryId'], async ({ id, whole }, { rest }) => {
      const areas = await lookUp(whole, (country) => rest.Common.GetCountryAreasByCountryId({ query: { country } }))
      const area = areas?.find((each) => each.id === id)
      return area ? { ...area, countryId: whole } : null
    }),
    FaqEntry: single('Support.GetFaq', 'id'),
    Review: single('Support.GetReview', 'id'),
    SeoBlog: single('Support.GetSeoBlog', 'id'),
    GlossaryEntry: among('Common.GetAllGlossaryEntries'),
    BreakingNews: {
      calls: ['BreakingNews.BreakingNews'],
      read: async (id, { rest }) => {
        const news = await rest.BreakingNews.BreakingNews()
        return news?.id === id ? news : null
      },
    },
  },
  details: { SeoBlog: 'Support.GetSeoBlog' },
  enums: { LegalPageKey: enumOfNames(legalPageKeys), Locale: enumOfNames(localeNames()) },
})
