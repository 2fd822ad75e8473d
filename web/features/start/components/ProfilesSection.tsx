import { graphql, useFragment } from 'react-relay'
import type { ProfilesSection_section$key } from './__generated__/ProfilesSection_section.graphql'
import { PeopleSection } from './PeopleSection'
import { isPeopleSection } from './sectionPages'

const fragment = graphql`
  fragment ProfilesSection_section on ProfilesStartSection {
    section
    profiles(first: 12) {
      edges {
        node {
          id
          ...PeopleSection_profile
        }
      }
    }
  }
`

interface ProfilesSectionProps {
  section: ProfilesSection_section$key
  condensed: boolean
  eagerRows: number
}

export function ProfilesSection({ section, condensed, eagerRows }: ProfilesSectionProps) {
  const data = useFragment(fragment, section)
  if (!isPeopleSection(data.section)) return null
  return (
    <PeopleSection
      section={data.section}
      condensed={condensed}
      eagerRows={eagerRows}
      people={data.profiles?.edges.map(({ node }) => ({ id: node.id, profile: node })) ?? null}
    />
  )
}
