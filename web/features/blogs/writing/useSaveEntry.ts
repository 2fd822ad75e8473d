import { useCallback } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import { ROOT_ID, type IEnvironment, type RecordSourceSelectorProxy } from 'relay-runtime'
import { readSession } from '#platform/session/session'
import { invalidateLists } from '#platform/relay/invalidateLists'
import { entryPath } from '#shared/blogs/paths'
import type { SavedEntry, SaveOutcome, SaveTarget } from '#shared/writing/autosave'
import { saveOutcome } from '#shared/writing/saveOutcome'
import type { Content } from './content'
import type { useSaveEntryMutation } from './__generated__/useSaveEntryMutation.graphql'

const mutation = graphql`
  mutation useSaveEntryMutation($input: SaveBlogEntryInput!, $publish: Boolean!, $isNew: Boolean!) {
    saveBlogEntry(input: $input) {
      saved {
        entryId
        slug
        revision
        savedAt
        status
      }
      entry @include(if: $isNew) {
        legacyId
      }
      published: entry @include(if: $publish) {
        id
        title
        slug
        excerpt
        html
        readMinutes
        tags {
          id
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
        hasCommentsEnabled
        publishedAt
        editedAt
        hasUnpublishedChanges
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

type Answer = useSaveEntryMutation['response']

/** Community lists in which a newly published entry appears. */
const LISTS = ['blogEntries', 'searchBlogEntries']

/** Invalidates what was read before, so that it is fetched again when needed. */
function forget(
  store: RecordSourceSelectorProxy,
  environment: IEnvironment,
  { legacyId, entryId }: Pick<SavedEntry, 'legacyId' | 'entryId'>,
  published: boolean,
): void {
  const viewerId = readSession(environment).viewer.id
  store.get(viewerId)?.getLinkedRecord('blogDraft', { legacyId })?.invalidateRecord()
  invalidateLists(store, environment, viewerId, ['blogEntries'])
  if (published) invalidateLists(store, environment, ROOT_ID, LISTS)
  else store.get(entryId)?.invalidateRecord()
}

/** What was saved; a new entry gets its number by it. */
function savedEntry({ saveBlogEntry }: Answer, before: SavedEntry | null): SavedEntry | null {
  const legacyId = before?.legacyId ?? saveBlogEntry?.entry?.legacyId
  if (!saveBlogEntry?.saved || legacyId === undefined) return null
  const { status, slug, ...saved } = saveBlogEntry.saved
  return { ...saved, legacyId, path: entryPath(legacyId, slug), published: status === 'PUBLISHED' }
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
          variables: { input: { ...content, ...target, publish }, publish, isNew: !entry },
          updater: (store, data) => {
            const saved = data && savedEntry(data, entry)
            if (saved) forget(store, environment, saved, publish)
          },
          onCompleted: (response) => resolve(saveOutcome(savedEntry(response, entry), response)),
          onError: () => resolve({ kind: 'failed' }),
        })
      }),
    [environment],
  )
}
