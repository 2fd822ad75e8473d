import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconSend, IconSpeakerphone } from '@tabler/icons-react'
import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { placeErrors } from '#platform/forms/placeErrors'
import { useAction, type RefusalOptions } from '#platform/mutations/useAction'
import { useRepeatKey } from '#platform/mutations/useRepeatKey'
import { tell } from '#platform/toasts/tell'
import type { WriteFormsAnnounceMutation } from './__generated__/WriteFormsAnnounceMutation.graphql'
import type { WriteFormsMutation } from './__generated__/WriteFormsMutation.graphql'
import classes from './EventMail.module.css'

const announcing = graphql`
  mutation WriteFormsAnnounceMutation($input: AnnounceAtEventInput!) {
    announceAtEvent(input: $input) {
      message {
        id
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const writing = graphql`
  mutation WriteFormsMutation($input: WriteEventMailInput!, $connections: [ID!]!) {
    writeEventMail(input: $input) {
      messageEdge @appendEdge(connections: $connections) {
        cursor
        node {
          __typename
          id
          ...EventThread_message
        }
      }
      conversation {
        id
        ...EventConversations_conversation
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const MAX_LENGTH = 5000

interface WriteFormProps {
  label: string
  sendLabel: string
  icon: ReactNode
  busy: boolean
  /** Resolves to whether it was sent. */
  onSend: (message: { readonly text: string; readonly key: string }, options: RefusalOptions) => Promise<boolean>
}

function WriteForm({ label, sendLabel, icon, busy, onSend }: WriteFormProps) {
  const { t } = useTranslation('events')
  const { keyOf, forget } = useRepeatKey()
  const form = useForm({
    initialValues: { text: '' },
    validate: { text: (text) => (text.trim() === '' ? t('mail.needed') : null) },
  })
  const send = form.onSubmit(async ({ text }) => {
    const message = { text: text.trim() }
    if (!(await onSend({ ...message, key: keyOf(message) }, { onRefused: placeErrors(form, 'text') }))) return
    forget()
    form.reset()
  })
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <Textarea
        aria-label={label}
        placeholder={label}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={MAX_LENGTH}
        {...form.getInputProps('text')}
      />
      <Button type="submit" loading={busy} leftSection={icon}>
        {sendLabel}
      </Button>
    </form>
  )
}

/** Writes to all who come, also to those who come later. */
export function WriteToAll({ eventId }: { eventId: string }) {
  const { t } = useTranslation('events')
  const [commit, busy] = useAction<WriteFormsAnnounceMutation>(announcing)
  return (
    <WriteForm
      label={t('mail.announce')}
      sendLabel={t('mail.sendAll')}
      icon={<IconSpeakerphone size={18} stroke={1.75} aria-hidden />}
      busy={busy}
      onSend={async (message, options) => {
        const answer = await commit({ input: { eventId, ...message } }, { ...options, invalidates: 'everything' })
        if (answer) tell(t('mail.sentAll'))
        return answer !== null
      }}
    />
  )
}

interface WriteToHostsProps {
  eventId: string
  /** Without it the viewer's own, begun if need be. */
  conversationId?: string
  /** A host answers. */
  isAnswer?: boolean
  /** The ids of the lists that the message is added to. */
  lists?: readonly string[]
}

/** Writes to the hosts, or answers for them. */
export function WriteToHosts({ eventId, conversationId, isAnswer = false, lists = [] }: WriteToHostsProps) {
  const { t } = useTranslation('events')
  const [commit, busy] = useAction<WriteFormsMutation>(writing)
  return (
    <WriteForm
      label={t(isAnswer ? 'mail.answer' : 'mail.write')}
      sendLabel={t('mail.send')}
      icon={<IconSend size={18} stroke={1.75} aria-hidden />}
      busy={busy}
      onSend={async (message, options) => {
        const answer = await commit(
          { input: { eventId, conversationId, ...message }, connections: lists },
          { ...options, invalidates: conversationId === undefined ? 'everything' : undefined },
        )
        if (answer && conversationId === undefined) tell(t('mail.sent'))
        return answer !== null
      }}
    />
  )
}
