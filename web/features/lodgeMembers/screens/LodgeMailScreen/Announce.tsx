import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconSpeakerphone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { placeErrors } from '#platform/forms/placeErrors'
import { useAction } from '#platform/mutations/useAction'
import { useRepeatKey } from '#platform/mutations/useRepeatKey'
import { tell } from '#platform/toasts/tell'
import type { AnnounceMutation } from './__generated__/AnnounceMutation.graphql'
import classes from './LodgeMailScreen.module.css'

const mutation = graphql`
  mutation AnnounceMutation($input: SendMessageInput!) {
    sendMessage(input: $input) {
      conversation {
        id
        ...LodgeMailScreen_conversation
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const MAX_LENGTH = 5000

/** Writes to all members of a lodge. */
export function Announce({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation('lodgeMembers')
  const [commit, busy] = useAction<AnnounceMutation>(mutation)
  const { keyOf, forget } = useRepeatKey()
  const form = useForm({
    initialValues: { text: '' },
    validate: { text: (text) => (text.trim() === '' ? t('mail.needed') : null) },
  })
  const send = form.onSubmit(async ({ text }) => {
    const message = { conversationId, text: text.trim() }
    const answer = await commit(
      { input: { ...message, key: keyOf(message) } },
      { onRefused: placeErrors(form, 'text'), invalidates: ['conversations'] },
    )
    if (!answer) return
    forget()
    form.reset()
    tell(t('mail.sent'))
  })
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <Textarea
        aria-label={t('mail.announce')}
        placeholder={t('mail.placeholder')}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={MAX_LENGTH}
        {...form.getInputProps('text')}
      />
      <Button type="submit" loading={busy} leftSection={<IconSpeakerphone size={18} stroke={1.75} aria-hidden />}>
        {t('mail.send')}
      </Button>
    </form>
  )
}
