import { ActionIcon } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { NoteForm } from '#shared/profiles/dialogs/NoteForm'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { useToday } from '#platform/session/useToday'
import { formatRelativeTime } from '#lib/format/relativeTime'
import { Avatar } from '#ui/Avatar'
import { giveFocusBack } from '#ui/overlays/useFocusBack'
import type { NoteRow_note$key } from './__generated__/NoteRow_note.graphql'
import classes from './rows.module.css'

const fragment = graphql`
  fragment NoteRow_note on Note {
    text
    updatedAt
    profile {
      id
      name
      isOnline
      picture {
        ...usePictureSource_picture
      }
      ...ProfileLink_profile
    }
  }
`

export function NoteRow({ note }: { note: NoteRow_note$key }) {
  const { t } = useTranslation(['people', 'shell'])
  const { t: timeWords } = useTranslation('time')
  const today = useToday()
  const { text, updatedAt, profile } = useFragment(fragment, note)
  const picture = usePictureSource(profile.picture)
  const [edits, setEdits] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const show = (form: boolean) => {
    setEdits(form)
    window.setTimeout(() => giveFocusBack(row.current?.querySelector(form ? 'textarea' : 'button') ?? null))
  }
  return (
    <li ref={row} className={classes.row} data-top>
      <Avatar
        name={profile.name}
        picture={picture}
        size={56}
        onlineLabel={profile.isOnline ? t('shell:member.online') : undefined}
      />
      <div className={classes.words}>
        <p className={classes.head}>
          <ProfileLink profile={profile} />
          <time dateTime={updatedAt}>{formatRelativeTime(updatedAt, today, timeWords)}</time>
        </p>
        {edits ? (
          <NoteForm profileId={profile.id} text={text} onDone={() => show(false)} />
        ) : (
          <p className={classes.text}>{text}</p>
        )}
      </div>
      {!edits && (
        <ActionIcon color="gray" aria-label={t('notes.edit', { name: profile.name })} onClick={() => show(true)}>
          <IconPencil size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}
