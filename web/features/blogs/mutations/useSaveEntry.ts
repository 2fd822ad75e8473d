import { useCallback } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import { ROOT_ID, type IEnvironment, type RecordSourceSelectorProxy } from 'relay-runtime'
import { openBuyMembership } from '#platform/dialogs/openBuyMembership'
import { readSession } from '#platform/session/session'
import { GraphError, toGraphError } from '#platform/relay/errors'
import { invalidateLists } from '#platform/relay/invalidateLists'
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
        code
        message
        field
      }
    }
  }
`

/** The lists of the community that something published comes into. */
const LISTS = ['blogEntries', 'searchBlogEntries']

/** What was read before is asked for anew where it is wanted next. */
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

function outcomeOf(error: Error): SaveOutcome {
  const { code, feature } = error instanceof GraphError ? error : { code: undefined, feature: undefined }
  if (code === 'NOT_FOUND') return { kind: 'gone' }
  if (code !== 'MEMBERS_ONLY') return { kind: 'failed' }
  openBuyMembership(feature)
  return { kind: 'ended' }
}

/** Saves what is written. It tells of no fault: whoever saves by itself shows how it stands instead. */
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
            const saved = data?.saveBlogEntry.saved
            if (saved) forget(store, environment, saved, publish)
          },
          onCompleted: ({ saveBlogEntry: { saved, userErrors } }, errors) => {
            if (saved) {
              const { status, ...rest } = saved
              resolve({ kind: 'saved', entry: { ...rest, published: status === 'PUBLISHED' } })
            } else if (userErrors.some(({ code }) => code === 'EDIT_CONFLICT')) resolve({ kind: 'conflict' })
            else if (userErrors.length > 0) resolve({ kind: 'refused', errors: userErrors })
            else resolve(outcomeOf(toGraphError(errors ?? [])))
          },
          onError: (error) => resolve(outcomeOf(error)),
        })
      }),
    [environment],
  )
}
