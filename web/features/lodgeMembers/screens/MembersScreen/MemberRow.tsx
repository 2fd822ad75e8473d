import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { ProfileCard } from '#shared/profiles/ProfileCard'
import { useMemberLine } from '../../components/useMemberLine'
import type { MemberRow_membership$key } from './__generated__/MemberRow_membership.graphql'

const fragment = graphql`
  fragment MemberRow_membership on LodgeMembership {
    isVisible
    profile {
      ...ProfileCard_profile
    }
    ...useMemberLine_membership
  }
`

export function MemberRow({ membership }: { membership: MemberRow_membership$key }) {
  const { t } = useTranslation('lodgeMembers')
  const data = useFragment(fragment, membership)
  const line = useMemberLine(data)
  return (
    <ProfileCard
      profile={data.profile}
      variant="row"
      tagline={data.isVisible ? line : `${line} · ${t('members.hidden')}`}
    />
  )
}
