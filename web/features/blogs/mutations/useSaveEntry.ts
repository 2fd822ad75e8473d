import { useCallback } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import { ROOT_ID, type IEnvironment, type RecordSourceSelectorProxy } from 'relay-runtime'
import { readSession } from '#platform/session/session'
import { invalidateLists } from '#platform/relay/invalidateLists'
import { offersMembership, refusalsIn } from '#platform/mutations/refusal'
import type { SaveOutcome, SaveTarget } from '../saving/autosave'
import type { Content } from '../saving/content'
import type { useSaveEntryMutation } from './__generated__/useSaveEntryMutation.graphql'

const mutation = graphql`
  mutation useSaveEntryMutation($input: SaveBlogEntryInput!, $publish: Boolean!) {
    saveBlogEntry(input: $input) {
      saved {
        legacyId
        entryId
        slug
        revision
        savedAt
        status
      }
      entry @include(if: $publish) {
        id
        title
        slug
        excerpt
        html
        readMinutes
        tags {
          legacyId
          name
        }
        media {
          id
        }
        cover {
          id
        }
        status
        audience
        commentsEnabled
        publishedAt
        editedAt
        unpublishedChanges
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Community lists in which a newly published entry appears. */
const LISTS = ['blogEntries', 'searchBlogEntries']

/** Invalidates what was read before, so that it is fetched again when needed. */
function forget(
  store: RecordSourceSelectorProxy,
  environment: IEnvironment,
  { legacyId, entryId }: { readonly legacyId: number; readonly entryId: string },
  published: boolean,
): void {
  const viewerId = readSession(environment).viewer.id
  store.get(viewerId)?.getLinkedRecord('blogDraft', { legacyId })?.invalidateRecord()
  invalidateLists(store, environment, viewerId, ['blogEntries'])
  if (published) invalidateLists(store, environment, ROOT_ID, LISTS)
  else store.get(entryId)?.invalidateRecord()
}

/** Saves an entry. It shows no errors, because the autosave shows its own state. */
export function useSaveEntry() {
  const environment = useRelayEnvironment()
  return useCallback(
    (content: Content, { entry, key, publish }: SaveTarget) =>
      new Promise<SaveOutcome>((resolve) => {
        const target = entry ? { id: entry.entryId, revision: entry.revision } : { key }
        commitMutation<useSaveEntryMutation>(environment, {
          mutation,
          variables: { input: { ...content, ...target, publish }, publish },
          updater: (store, data) => {
            const saved = data?.saveBlogEntry?.saved
            if (saved) forget(store, environment, saved, publish)
          },
          onCompleted: (response) => {
            const saved = response.saveBlogEntry?.saved
            const refusals = refusalsIn(response)
            if (saved) {
              const { status, ...rest } = saved
              resolve({ kind: 'saved', entry: { ...rest, published: status === 'PUBLISHED' } })
            } else if (refusals.some(({ code }) => code === 'EDIT_CONFLICT')) resolve({ kind: 'conflict' })
            else if (refusals.some(({ code }) => code === 'NOT_FOUND')) resolve({ kind: 'gone' })
            else if (offersMembership(refusals)) resolve({ kind: 'ended' })
            else if (refusals.length > 0) resolve({ kind: 'refused', errors: refusals })
            else resolve({ kind: 'failed' })
          },
          onError: () => resolve({ kind: 'failed' }),
        })
      }),
    [environment],
  )
}
