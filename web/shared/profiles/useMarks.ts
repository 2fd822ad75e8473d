import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { MemberMark } from '#ui/MemberCard/memberCardTypes'
import type { useMarks_profile$key } from './__generated__/useMarks_profile.graphql'

const fragment = graphql`
  fragment useMarks_profile on Profile {
    isMember
    isValidated
    isFavourite
    isTagged
  }
`

/** Returns the marks of a profile, e.g. verified. */
export function useMarks(profile: useMarks_profile$key): MemberMark[] {
  const { t } = useTranslation('shell')
  const { isMember, isValidated, isFavourite, isTagged } = useFragment(fragment, profile)
  const marks: (MemberMark | false)[] = [
    isMember && { kind: 'member', label: t('member.member') },
    isValidated && { kind: 'validated', label: t('member.validated') },
    isFavourite && { kind: 'favourite', label: t('member.favourite') },
    isTagged && { kind: 'tagged', label: t('member.tagged') },
  ]
  return marks.filter((mark) => mark !== false)
}
