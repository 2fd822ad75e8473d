import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useLocale } from '#platform/i18n/useLocale'
import type { UserError } from '#platform/mutations/refusal'
import { useAction } from '#platform/mutations/useAction'
import { planOf, toInput, type MeetupContent } from './content'
import type { SavedMeetup } from './readMeetup'
import type { useSaveMeetupCreateMutation } from './__generated__/useSaveMeetupCreateMutation.graphql'
import type { useSaveMeetupEditMutation } from './__generated__/useSaveMeetupEditMutation.graphql'

const creating = graphql`
  mutation useSaveMeetupCreateMutation($input: CreateMeetupInput!) {
    createMeetup(input: $input) {
      meetup {
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
  mutation useSaveMeetupEditMutation($input: EditMeetupInput!) {
    editMeetup(input: $input) {
      meetup {
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

/** The version of a meetup that a change grew from. */
type MeetupVersion = Pick<SavedMeetup, 'id' | 'revision'>

/**
 * Makes a meetup of a lodge, or saves changes of one. The calendars of the lodge are then read anew. Both resolve to the
 * meetup's number, or null when it was refused or failed.
 */
export function useSaveMeetup(lodgeId: string) {
  const locale = useLocale()
  const [commitCreate, creates] = useAction<useSaveMeetupCreateMutation>(creating)
  const [commitEdit, edits] = useAction<useSaveMeetupEditMutation>(editing)

  const create = useCallback(
    async (content: MeetupContent, key: string, onRefused: OnRefused): Promise<number | null> => {
      const input = { lodgeId, key, content: toInput(content, locale), ...planOf(content, locale) }
      const answer = await commitCreate(
        { input },
        { onRefused, updater: (store) => store.get(lodgeId)?.invalidateRecord() },
      )
      return answer?.createMeetup.meetup?.legacyId ?? null
    },
    [commitCreate, locale, lodgeId],
  )
  const edit = useCallback(
    async (
      content: MeetupContent,
      { id, revision }: MeetupVersion,
      following: boolean,
      onRefused: OnRefused,
    ): Promise<number | null> => {
      const answer = await commitEdit(
        { input: { id, revision, content: toInput(content, locale), following } },
        {
          onRefused,
          // With a series, others have changed as well.
          updater: (store) => {
            if (following) return store.invalidateStore()
            store.get(id)?.invalidateRecord()
            store.get(lodgeId)?.invalidateRecord()
          },
        },
      )
      return answer?.editMeetup.meetup?.legacyId ?? null
    },
    [commitEdit, locale, lodgeId],
  )
  return { create, edit, busy: creates || edits }
}
