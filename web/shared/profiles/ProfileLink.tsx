import { IconGenderFemale, IconGenderMale, IconGenderTransgender, IconUsers, type Icon } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { AppLink } from '#ui/links/AppLink'
import type { Gender, ProfileLink_profile$key } from './__generated__/ProfileLink_profile.graphql'
import classes from './ProfileLink.module.css'
import { profilePath } from './profilePath'
import { scrambleName } from './discreet/scrambleName'
import { useDiscreetView } from './discreet/useDiscreetView'

const fragment = graphql`
  fragment ProfileLink_profile on Profile {
    legacyId
    name
    gender
  }
`

const SIGNS: Record<Gender, Icon> = {
  MALE: IconGenderMale,
  FEMALE: IconGenderFemale,
  COUPLE: IconUsers,
  TRANSSEXUAL: IconGenderTransgender,
}

/**
 * A profile's name with its gender symbol, linked to the profile. In the discreet view, the document contains the
 * name only while the link is hovered or focused, so that screen readers do not read it aloud either.
 */
export function ProfileLink({ profile }: { profile: ProfileLink_profile$key }) {
  const { t } = useTranslation('shell')
  const { legacyId, name, gender } = useFragment(fragment, profile)
  const [discreet] = useDiscreetView()
  const [pointed, setPointed] = useState(false)
  const hidden = discreet && !pointed
  const Sign = SIGNS[gender]
  const genderName = t(`member.gender.${gender}`)
  return (
    <AppLink
      className={classes.link}
      href={profilePath(legacyId)}
      aria-label={hidden ? t('discreet.link', { gender: genderName }) : `${name}, ${genderName}`}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setPointed(true)}
      onBlur={() => setPointed(false)}
    >
      <span className={classes.name} data-scrambled={hidden}>
        {hidden ? scrambleName(name) : name}
      </span>
      <Sign className={classes.sign} size={15} stroke={1.75} aria-hidden />
    </AppLink>
  )
}
