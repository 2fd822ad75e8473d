import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { ROOT_ID, type RecordSourceSelectorProxy } from 'relay-runtime'
import type { UserError } from '#platform/mutations/refusal'
import { useAction } from '#platform/mutations/useAction'
import { invalidateLists } from '#platform/relay/invalidateLists'
import { toInput, type LodgeContent } from './content'
import type { useSaveLodgeCreateMutation } from './__generated__/useSaveLodgeCreateMutation.graphql'
import type { useSaveLodgeUpdateMutation } from './__generated__/useSaveLodgeUpdateMutation.graphql'

const creating = graphql`
  mutation useSaveLodgeCreateMutation($input: CreateLodgeInput!) {
    createLodge(input: $input) {
      lodge {
        id
        legacyId
        ...LodgeCard_lodge
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const updating = graphql`
  mutation useSaveLodgeUpdateMutation($input: UpdateLodgeInput!) {
    updateLodge(input: $input) {
      lodge {
        id
        legacyId
        html
        rules
        editedAt
        revision
        hasPublicMembers
        tags {
          id
          name
        }
        ...LodgeCard_lodge
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Lists of the community in which a lodge appears. */
const LISTS = ['lodges', 'popularLodges', 'nearbyLodges']

type OnRefused = (errors: readonly UserError[]) => void

/** The lodge that a save is about. */
export interface LodgeVersion {
  readonly lodgeId: string
  readonly legacyId: number
  readonly revision: number
}

/** Founds a lodge, or saves changes of one. Both resolve to the lodge's number, or null when it was refused or failed. */
export function useSaveLodge() {
  const environment = useRelayEnvironment()
  const [commitCreate, creates] = useAction<useSaveLodgeCreateMutation>(creating)
  const [commitUpdate, updates] = useAction<useSaveLodgeUpdateMutation>(updating)

  const create = useCallback(
    async (content: LodgeContent, key: string, onRefused: OnRefused): Promise<number | null> => {
      const answer = await commitCreate(
        { input: { key, content: toInput(content) } },
        {
          onRefused,
          invalidates: ['lodges'],
          updater: (store) => invalidateLists(store, environment, ROOT_ID, LISTS),
        },
      )
      return answer?.createLodge.lodge?.legacyId ?? null
    },
    [commitCreate, environment],
  )

  const update = useCallback(
    async (content: LodgeContent, version: LodgeVersion, onRefused: OnRefused): Promise<number | null> => {
      const { lodgeId, legacyId, revision } = version
      const forgetDraft = (store: RecordSourceSelectorProxy) => {
        const viewer = store.getRoot().getLinkedRecord('viewer')
        viewer?.getLinkedRecord('lodgeDraft', { legacyId })?.invalidateRecord()
      }
      const answer = await commitUpdate(
        { input: { id: lodgeId, revision, content: toInput(content) } },
        { onRefused, updater: forgetDraft },
      )
      return answer ? legacyId : null
    },
    [commitUpdate],
  )
  return { create, update, busy: creates || updates }
}
