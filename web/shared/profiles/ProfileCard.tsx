import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { MemberCard } from '#ui/MemberCard/MemberCard'
import type { ProfileCard_profile$key } from './__generated__/ProfileCard_profile.graphql'
import { profilePath } from './profilePath'
import { useMarks } from './useMarks'
import { useMemberActions } from './useMemberActions'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { usePlace } from './usePlace'

const fragment = graphql`
  fragment ProfileCard_profile on Profile {
    legacyId
    name
    headline
    isOnline
    persons {
      age
    }
    area {
      ...usePlace_area
    }
    picture {
      ...usePictureSource_picture
    }
    ...useMarks_profile
    ...useMemberActions_profile
  }
`

interface ProfileCardProps {
  profile: ProfileCard_profile$key
  variant?: 'card' | 'row' | 'round'
  /** Replaces the member's own tagline, e.g. with the time of the visit. */
  tagline?: string
  /** Whether it is visible when the page opens. */
  eager?: boolean
}

/** The member card of a profile, with link and actions. */
export function ProfileCard({ profile, variant, tagline, eager }: ProfileCardProps) {
  const { t } = useTranslation(['shell', 'common'])
  const data = useFragment(fragment, profile)
  const picture = usePictureSource(data.picture)
  const place = usePlace(data.area)
  const marks = useMarks(data)
  const { isOwn, write, favourite, others, menuLabel, dialog } = useMemberActions(data)
  return (
    <>
      <MemberCard
        variant={variant}
        href={profilePath(data.legacyId)}
        name={data.name}
        ages={data.persons.map(({ age }) => age)}
        place={place}
        tagline={tagline ?? data.headline ?? undefined}
        pictures={picture ? [picture] : []}
        onlineLabel={data.isOnline ? t('member.online') : undefined}
        marks={marks}
        actions={isOwn ? undefined : { menuLabel, closeLabel: t('common:close'), items: [write, favourite, ...others] }}
        eager={eager}
      />
      {dialog}
    </>
  )
}
