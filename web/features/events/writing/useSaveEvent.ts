import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useLocale } from '#platform/i18n/useLocale'
import type { UserError } from '#platform/mutations/refusal'
import { useAction } from '#platform/mutations/useAction'
import { toInput, type EventContent } from './content'
import type { SavedEvent } from './readEvent'
import type { useSaveEventCreateMutation } from './__generated__/useSaveEventCreateMutation.graphql'
import type { useSaveEventEditMutation } from './__generated__/useSaveEventEditMutation.graphql'

const creating = graphql`
  mutation useSaveEventCreateMutation($input: CreateEventInput!) {
    createEvent(input: $input) {
      event {
        id
        legacyId
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const editing = graphql`
  mutation useSaveEventEditMutation($input: EditEventInput!) {
    editEvent(input: $input) {
      event {
        id
        legacyId
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

type OnRefused = (errors: readonly UserError[]) => void

/** Makes a draft of an event, or saves changes of one. Both resolve to its number, or null when it was refused or failed. */
export function useSaveEvent() {
  const locale = useLocale()
  const [commitCreate, creates] = useAction<useSaveEventCreateMutation>(creating)
  const [commitEdit, edits] = useAction<useSaveEventEditMutation>(editing)

  const create = useCallback(
    async (content: EventContent, key: string, onRefused: OnRefused): Promise<number | null> => {
      const input = { key, content: toInput(content, locale) }
      const answer = await commitCreate({ input }, { onRefused, invalidates: 'everything' })
      return answer?.createEvent.event?.legacyId ?? null
    },
    [commitCreate, locale],
  )
  const edit = useCallback(
    async (content: EventContent, { id, revision }: SavedEvent, onRefused: OnRefused): Promise<number | null> => {
      const input = { id, revision, content: toInput(content, locale) }
      const answer = await commitEdit({ input }, { onRefused, invalidates: 'everything' })
      return answer?.editEvent.event?.legacyId ?? null
    },
    [commitEdit, locale],
  )
  return { create, edit, busy: creates || edits }
}
