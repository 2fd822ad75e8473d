import { list } from './call'
import { ProfileSummary } from './shapes'

export const Search = {
  GetNewestProfiles: list({
    summary: 'Members of the site, newest first',
    access: 'active',
    assumed: true,
    item: ProfileSummary,
  }),
}
