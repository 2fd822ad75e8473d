import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { MemberMark } from '#ui/MemberCard/memberCardTypes'
import type { useMarks_profile$key } from './__generated__/useMarks_profile.graphql'

const fragment = graphql`
  fragment useMarks_profile on Profile {
    member
    validated
    isFavourite
    isTagged
  }
`

/** Returns the marks of a profile, e.g. verified. */
export function useMarks(profile: useMarks_profile$key): MemberMark[] {
  const { t } = useTranslation('shell')
  const { member, validated, isFavourite, isTagged } = useFragment(fragment, profile)
  const marks: (MemberMark | false)[] = [
    member && { kind: 'member', label: t('member.member') },
    validated && { kind: 'validated', label: t('member.validated') },
    isFavourite && { kind: 'favourite', label: t('member.favourite') },
    isTagged && { kind: 'tagged', label: t('member.tagged') },
  ]
  return marks.filter((mark) => mark !== false)
}
