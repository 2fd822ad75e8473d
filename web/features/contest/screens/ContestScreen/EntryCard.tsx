import { Button } from '@mantine/core'
import { IconCheck, IconPhotoOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { CONTEST } from '#shared/contest/contestPath'
import { FROM_LIST } from '#shared/media/lightbox/useLightboxNavigation'
import { mediumOver } from '#shared/media/mediaLinks'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { ProfileByline } from '#shared/profiles/ProfileByline'
import { Picture } from '#ui/Picture'
import type { EntryCard_entry$key } from './__generated__/EntryCard_entry.graphql'
import classes from './ContestScreen.module.css'

const fragment = graphql`
  fragment EntryCard_entry on ContestEntry {
    votes
    place
    isViewers
    profile {
      name
      ...ProfileByline_profile
    }
    picture {
      legacyId
      ...usePictureSource_picture
    }
  }
`

const PRIZES = 3

interface EntryCardProps {
  entry: EntryCard_entry$key
  isRunning: boolean
  /** The viewer's vote of today. */
  isChosen: boolean
  busy: boolean
  onVote: () => void
}

/** An entry with who has entered it, and its vote or its result. */
export function EntryCard({ entry, isRunning, isChosen, busy, onVote }: EntryCardProps) {
  const { t } = useTranslation('contest')
  const { votes, place, isViewers, profile, picture } = useFragment(fragment, entry)
  const source = usePictureSource(picture)
  const hasWon = place !== null && place !== undefined && place <= PRIZES && (votes ?? 0) > 0
  return (
    <li className={classes.entry}>
      <Link className={classes.picture} to={mediumOver(CONTEST, picture)} state={FROM_LIST} preventScrollReset>
        <Picture
          source={source}
          alt={t('picture', { name: profile.name })}
          sizes="(min-width: 60em) 300px, 50vw"
          fallback={<IconPhotoOff size={28} stroke={1.4} aria-hidden />}
        />
        {hasWon && <span className={classes.place}>{t('place', { place })}</span>}
      </Link>
      <ProfileByline profile={profile} stacked />
      {isRunning && isViewers && <p className={classes.note}>{t('own')}</p>}
      {isRunning && !isViewers && (
        <Button
          variant={isChosen ? 'filled' : 'default'}
          aria-pressed={isChosen}
          aria-label={t('voteFor', { name: profile.name })}
          disabled={busy && !isChosen}
          leftSection={isChosen ? <IconCheck size={18} stroke={1.75} aria-hidden /> : undefined}
          onClick={() => {
            if (!isChosen) onVote()
          }}
        >
          {t(isChosen ? 'voted' : 'vote')}
        </Button>
      )}
      {!isRunning && <p className={classes.note}>{t('votes', { count: votes ?? 0 })}</p>}
    </li>
  )
}
