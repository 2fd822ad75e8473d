import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useToday } from '#platform/session/useToday'
import { formatRelativeTime } from '#lib/format/relativeTime'
import type { VisitsSection_section$key } from './__generated__/VisitsSection_section.graphql'
import { PeopleSection } from './PeopleSection'

const fragment = graphql`
  fragment VisitsSection_section on VisitsStartSection {
    visits(first: 12) {
      edges {
        node {
          visitedAt
          profile {
            id
            ...PeopleSection_profile
          }
        }
      }
    }
  }
`

interface VisitsSectionProps {
  section: VisitsSection_section$key
  condensed: boolean
  eagerRows: number
}

export function VisitsSection({ section, condensed, eagerRows }: VisitsSectionProps) {
  const { t } = useTranslation('time')
  const now = useToday()
  const { visits } = useFragment(fragment, section)
  return (
    <PeopleSection
      section="LAST_VISIT"
      condensed={condensed}
      eagerRows={eagerRows}
      people={
        visits?.edges.map(({ node: { profile, visitedAt } }) => ({
          id: profile.id,
          profile,
          tagline: formatRelativeTime(visitedAt, now, t),
        })) ?? null
      }
    />
  )
}
