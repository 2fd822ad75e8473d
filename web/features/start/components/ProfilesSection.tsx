import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { ProfileCard } from '../../../app/members/ProfileCard'
import { EmptyState } from '../../../ui/EmptyState'
import { MemberGrid } from '../../../ui/MemberGrid'
import { Section } from '../../../ui/Section'
import type { ProfilesSection_section$key } from './__generated__/ProfilesSection_section.graphql'
import classes from './ProfilesSection.module.css'

const fragment = graphql`
  fragment ProfilesSection_section on ProfilesStartSection {
    section
    profiles(first: 12) {
      edges {
        node {
          id
          ...ProfileCard_profile
        }
      }
    }
  }
`

interface ProfilesSectionProps {
  section: ProfilesSection_section$key
  /** Small round faces in place of cards. */
  condensed: boolean
}

/** A row of members. */
export function ProfilesSection({ section, condensed }: ProfilesSectionProps) {
  const { t } = useTranslation('start')
  const data = useFragment(fragment, section)
  const title = t(`sections.${data.section}`)
  const edges = data.profiles?.edges ?? []
  return (
    <Section title={title}>
      {edges.length === 0 ? (
        <EmptyState compact title={data.profiles ? t(`emptySections.${data.section}`) : t('sectionFailed')} />
      ) : (
        <div className={condensed ? undefined : classes.people}>
          <MemberGrid label={title} layout={condensed ? 'strip' : 'grid'}>
            {edges.map(({ node }) => (
              <ProfileCard key={node.id} profile={node} variant={condensed ? 'round' : 'card'} />
            ))}
          </MemberGrid>
        </div>
      )}
    </Section>
  )
}
