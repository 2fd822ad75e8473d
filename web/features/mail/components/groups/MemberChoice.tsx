import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { usePlace } from '#shared/profiles/usePlace'
import { Avatar } from '#ui/Avatar'
import type { MemberChoice_profile$key } from './__generated__/MemberChoice_profile.graphql'
import classes from './groups.module.css'
import type { PickedMember } from './MemberPicker'

const fragment = graphql`
  fragment MemberChoice_profile on Profile {
    id
    name
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
  }
`

interface MemberChoiceProps {
  profile: MemberChoice_profile$key
  picked: boolean
  disabled: boolean
  onToggle: (member: PickedMember) => void
}

export function MemberChoice({ profile, picked, disabled, onToggle }: MemberChoiceProps) {
  const { t } = useTranslation('shell')
  const { id, name, isOnline, persons, area, picture } = useFragment(fragment, profile)
  const boxId = useId()
  const source = usePictureSource(picture)
  const place = usePlace(area)
  const facts = [persons.map(({ age }) => age).join(' & '), place].filter(Boolean).join(' · ')
  return (
    <li>
      <label htmlFor={boxId} className={classes.choice} data-disabled={disabled}>
        <Avatar name={name} picture={source} size={40} onlineLabel={isOnline ? t('member.online') : undefined} />
        <span className={classes.words}>
          <span className={classes.choiceName}>{name}</span>
          <span className={classes.role}>{facts}</span>
        </span>
        <Checkbox
          id={boxId}
          aria-label={[name, facts].filter(Boolean).join(', ')}
          checked={picked}
          disabled={disabled}
          onChange={() => onToggle({ id, name })}
        />
      </label>
    </li>
  )
}
