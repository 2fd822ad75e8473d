import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { describeArea } from '../../lib/areaDescription'
import { MemberCard } from '../../ui/MemberCard/MemberCard'
import type { MemberMark } from '../../ui/MemberCard/memberCardTypes'
import { useSite } from '../useSession'
import type { ProfileCard_profile$key } from './__generated__/ProfileCard_profile.graphql'
import { usePictureSource } from './usePictureSource'

const fragment = graphql`
  fragment ProfileCard_profile on Profile {
    name
    headline
    online
    member
    validated
    isFavourite
    persons {
      age
    }
    area {
      zipCode
      city
      countryArea
      countryLegacyId
      country
    }
    picture {
      ...usePictureSource_picture
    }
  }
`

interface ProfileCardProps {
  profile: ProfileCard_profile$key
  variant?: 'card' | 'row' | 'round'
  /** In view when the page opens. */
  eager?: boolean
}

/** The member card of a profile, the same everywhere. */
export function ProfileCard({ profile, variant, eager }: ProfileCardProps) {
  const { t } = useTranslation('shell')
  const data = useFragment(fragment, profile)
  const site = useSite()
  const picture = usePictureSource(data.picture)
  const marks: MemberMark[] = []
  if (data.member) marks.push({ kind: 'member', label: t('member.member') })
  if (data.validated) marks.push({ kind: 'validated', label: t('member.validated') })
  if (data.isFavourite) marks.push({ kind: 'favourite', label: t('member.favourite') })
  const { area } = data
  return (
    <MemberCard
      variant={variant}
      name={data.name}
      ages={data.persons.map(({ age }) => age)}
      place={
        area
          ? describeArea(
              {
                zipCode: area.zipCode ?? null,
                city: area.city ?? null,
                countryArea: area.countryArea ?? null,
                countryId: area.countryLegacyId,
                country: area.country,
              },
              site.countryLegacyId,
            )
          : undefined
      }
      tagline={data.headline ?? undefined}
      pictures={picture ? [picture] : []}
      onlineLabel={data.online ? t('member.online') : undefined}
      marks={marks}
      eager={eager}
    />
  )
}
