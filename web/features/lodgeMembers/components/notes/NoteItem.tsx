import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useToday } from '#platform/session/useToday'
import { formatRelativeTime } from '#lib/format/relativeTime'
import { giveFocusBack } from '#ui/overlays/useFocusBack'
import { useNotes, type NoteList } from '../../mutations/useNotes'
import type { NoteItem_note$key } from './__generated__/NoteItem_note.graphql'
import classes from './NotesDialog.module.css'

const fragment = graphql`
  fragment NoteItem_note on LodgeMemberNote {
    id
    text
    createdAt
    author {
      name
    }
  }
`

export function NoteItem({ note, list }: { note: NoteItem_note$key; list: NoteList }) {
  const { t } = useTranslation('lodgeMembers')
  const { t: timeWords } = useTranslation('time')
  const today = useToday()
  const { id, text, createdAt, author } = useFragment(fragment, note)
  const { remove, removes } = useNotes(list)
  const drop = async () => {
    if (await remove(id)) giveFocusBack(null)
  }
  return (
    <li className={classes.note}>
      <div className={classes.words}>
        <p>{text}</p>
        <p className={classes.by}>
          {[author?.name, formatRelativeTime(createdAt, today, timeWords)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <ActionIcon color="gray" aria-label={t('notes.delete')} disabled={removes} onClick={() => void drop()}>
        <IconTrash size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </li>
  )
}
