import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { lodgePath } from '#shared/lodges/paths'
import { ProfileCard } from '#shared/profiles/ProfileCard'
import { MemberGrid } from '#ui/layout/MemberGrid'
import { Section } from '#ui/layout/Section'
import { EmptyState } from '#ui/states/EmptyState'
import type { LodgePeople_lodge$key } from './__generated__/LodgePeople_lodge.graphql'

const fragment = graphql`
  fragment LodgePeople_lodge on Lodge {
    legacyId
    viewerCanSeeInside
    hasPublicMembers
    owner {
      id
      ...ProfileCard_profile
    }
    ranked: members(order: RANK, first: 12) {
      edges {
        node {
          id
          role
          profile {
            ...ProfileCard_profile
          }
        }
      }
    }
    newest: members(order: LAST_JOINED, first: 12) {
      edges {
        node {
          id
          role
          profile {
            ...ProfileCard_profile
          }
        }
      }
    }
  }
`

const LEADERS = ['OWNER', 'CO_OWNER', 'ASSISTANT'] as const

/** Who leads a lodge, and who came in last; outside a lodge that keeps its members to itself, its owner alone. */
export function LodgePeople({ lodge }: { lodge: LodgePeople_lodge$key }) {
  const { t } = useTranslation(['lodgeMembers', 'lodge'])
  const { legacyId, owner, ranked, newest, ...data } = useFragment(fragment, lodge)
  const isShown = data.viewerCanSeeInside || data.hasPublicMembers
  const leaders = (ranked?.edges ?? []).flatMap(({ node }) => {
    const role = LEADERS.find((each) => each === node.role)
    return role ? [{ ...node, role }] : []
  })
  const members = (newest?.edges ?? []).filter(({ node }) => node.role === 'MEMBER')
  return (
    <>
      <Section title={t('front.leaders')}>
        {leaders.length > 0 ? (
          <MemberGrid layout="rows" label={t('front.leaders')}>
            {leaders.map(({ id, role, profile }) => (
              <ProfileCard key={id} profile={profile} variant="row" tagline={t(`lodge:role.${role}`)} />
            ))}
          </MemberGrid>
        ) : owner ? (
          <ProfileCard profile={owner} variant="row" tagline={t('lodge:role.OWNER')} />
        ) : (
          <EmptyState compact title={t('front.noLeaders')} />
        )}
      </Section>
      {isShown && members.length > 0 && (
        <Section
          title={t('front.newest')}
          action={{ label: t('front.allMembers'), href: lodgePath(legacyId, 'Members') }}
        >
          <MemberGrid layout="strip" label={t('front.newest')}>
            {members.map(({ node }) => (
              <ProfileCard key={node.id} profile={node.profile} variant="round" />
            ))}
          </MemberGrid>
        </Section>
      )}
    </>
  )
}
