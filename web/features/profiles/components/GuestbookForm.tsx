import { Button, Textarea } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '#platform/forms/useDraft'
import { useRepeatKey } from '#platform/mutations/useRepeatKey'
import { useAddGuestbookEntry } from '../mutations/useAddGuestbookEntry'
import classes from './Guestbook.module.css'

interface GuestbookFormProps {
  profileId: string
  name: string
  connection: string
}

const MAX_LENGTH = 2000

/** Writes into a guestbook. The text survives a failure, a reload and a visit to another page. */
export function GuestbookForm({ profileId, name, connection }: GuestbookFormProps) {
  const { t } = useTranslation('profiles')
  const [text, keep] = useDraft(`guestbook ${profileId}`)
  const [error, setError] = useState<string>()
  const [addEntry, busy] = useAddGuestbookEntry()
  const { keyOf, forget } = useRepeatKey()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setError(undefined)
    const entry = { profileId, text: text.trim() }
    const answer = await addEntry(
      { input: { ...entry, key: keyOf(entry) }, connections: [connection] },
      { onRefused: ([first]) => setError(first?.message) },
    )
    if (!answer) return
    forget()
    keep('')
  }
  return (
    <form className={classes.form} onSubmit={(event) => void send(event)}>
      <Textarea
        label={t('guestbook.label', { name })}
        description={t('guestbook.seen')}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={MAX_LENGTH}
        value={text}
        error={error}
        onChange={(event) => keep(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={busy} disabled={!text.trim()}>
        {t('guestbook.send')}
      </Button>
    </form>
  )
}
