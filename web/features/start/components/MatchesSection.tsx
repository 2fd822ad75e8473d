import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { MatchNote } from '#shared/profiles/MatchNote'
import type { MatchesSection_section$key } from './__generated__/MatchesSection_section.graphql'
import { PeopleSection } from './PeopleSection'

const fragment = graphql`
  fragment MatchesSection_section on MatchesStartSection {
    possibleMatches(first: 12) {
      edges {
        match {
          ...MatchNote_match
        }
        node {
          id
          ...PeopleSection_profile
        }
      }
    }
  }
`

interface MatchesSectionProps {
  section: MatchesSection_section$key
  condensed: boolean
  eagerRows: number
}

export function MatchesSection({ section, condensed, eagerRows }: MatchesSectionProps) {
  const { t } = useTranslation('start')
  const { possibleMatches } = useFragment(fragment, section)
  return (
    <PeopleSection
      section="POSSIBLE_MATCHES"
      condensed={condensed}
      eagerRows={eagerRows}
      people={
        possibleMatches?.edges.map(({ node, match }) => ({
          id: node.id,
          profile: node,
          note: <MatchNote match={match} />,
        })) ?? null
      }
      emptyAction={{ label: t('matchSettings'), href: '/EditProfile/MatchSettings' }}
    />
  )
}
