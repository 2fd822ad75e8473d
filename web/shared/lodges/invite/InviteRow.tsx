import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { usePlace } from '#shared/profiles/usePlace'
import { Avatar } from '#ui/Avatar'
import type { InviteRow_profile$key } from './__generated__/InviteRow_profile.graphql'
import classes from './InviteDialog.module.css'

const fragment = graphql`
  fragment InviteRow_profile on Profile {
    name
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

interface InviteRowProps {
  profile: InviteRow_profile$key
  invited: boolean
  onInvite: () => void
}

export function InviteRow({ profile, invited, onInvite }: InviteRowProps) {
  const { t } = useTranslation('lodge')
  const { name, persons, area, picture } = useFragment(fragment, profile)
  const source = usePictureSource(picture)
  const place = usePlace(area)
  return (
    <li className={classes.row}>
      <Avatar name={name} picture={source} size={40} />
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.quiet}>
          {[persons.map(({ age }) => age).join(' & '), place].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button
        size="sm"
        variant="default"
        disabled={invited}
        leftSection={invited ? <IconCheck size={18} stroke={1.75} aria-hidden /> : undefined}
        aria-label={t(invited ? 'invite.isInvited' : 'invite.inviteName', { name })}
        onClick={onInvite}
      >
        {invited ? t('invite.invited') : t('invite.invite')}
      </Button>
    </li>
  )
}
