import { useCallback } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import type { IEnvironment, MutationParameters, RecordSourceSelectorProxy } from 'relay-runtime'
import { topicPath } from '#shared/lodges/paths'
import type { SavedEntry, SaveOutcome, SaveTarget } from '#shared/writing/autosave'
import { saveOutcome } from '#shared/writing/saveOutcome'
import { readSession } from '#platform/session/session'
import type { useSaveTopic_saved$data } from './__generated__/useSaveTopic_saved.graphql'
import type { useSaveTopicCreateMutation } from './__generated__/useSaveTopicCreateMutation.graphql'
import type { useSaveTopicEditMutation } from './__generated__/useSaveTopicEditMutation.graphql'
import type { Content } from './content'

void graphql`
  fragment useSaveTopic_saved on SavedDebateEntry {
    entryId
    revision
    savedAt
    status
  }
`

/** What others read anew when a topic is published. */
void graphql`
  fragment useSaveTopic_published on DebateEntry {
    id
    title
    excerpt
    html
    media {
      id
    }
    status
    publishedAt
    editedAt
    hasUnpublishedChanges
    category {
      id
      name
      legacyId
    }
  }
`

const creating = graphql`
  mutation useSaveTopicCreateMutation($input: CreateDebateEntryInput!, $publish: Boolean!) {
    createDebateEntry(input: $input) {
      saved {
        ...useSaveTopic_saved @relay(mask: false)
      }
      entry {
        legacyId
      }
      published: entry @include(if: $publish) {
        ...useSaveTopic_published
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const editing = graphql`
  mutation useSaveTopicEditMutation($input: EditDebateEntryInput!, $publish: Boolean!) {
    editDebateEntry(input: $input) {
      saved {
        ...useSaveTopic_saved @relay(mask: false)
      }
      published: entry @include(if: $publish) {
        ...useSaveTopic_published
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

type Saved = Pick<useSaveTopic_saved$data, 'entryId' | 'revision' | 'savedAt' | 'status'>

interface Place {
  readonly id: string
  readonly legacyId: number
}

function savedEntry(saved: Saved | null | undefined, lodge: Place, legacyId: number | undefined): SavedEntry | null {
  if (!saved || legacyId === undefined) return null
  const { status, ...facts } = saved
  return { ...facts, legacyId, path: topicPath(lodge.legacyId, legacyId), published: status === 'PUBLISHED' }
}

/** Invalidates what was read before, so that it is fetched again when needed. */
function forget(
  store: RecordSourceSelectorProxy,
  environment: IEnvironment,
  lodge: Place,
  { legacyId, entryId }: SavedEntry,
  published: boolean,
): void {
  store.get(readSession(environment).viewer.id)?.getLinkedRecord('debateDraft', { legacyId })?.invalidateRecord()
  store.get(lodge.id)?.invalidateRecord()
  if (!published) store.get(entryId)?.invalidateRecord()
}

/** Saves a topic of a lodge. It shows no errors, because the autosave shows its own state. */
export function useSaveTopic(lodge: Place) {
  const environment = useRelayEnvironment()
  return useCallback(
    (content: Content, { entry, key, publish }: SaveTarget) => {
      const run = <M extends MutationParameters>(
        mutation: Parameters<typeof commitMutation>[1]['mutation'],
        variables: M['variables'],
        savedIn: (response: M['response']) => SavedEntry | null,
      ) =>
        new Promise<SaveOutcome>((resolve) => {
          commitMutation<M>(environment, {
            mutation,
            variables,
            updater: (store, data) => {
              const saved = data && savedIn(data)
              if (saved) forget(store, environment, lodge, saved, publish)
            },
            onCompleted: (response) => resolve(saveOutcome(savedIn(response), response)),
            onError: () => resolve({ kind: 'failed' }),
          })
        })
      return entry
        ? run<useSaveTopicEditMutation>(
            editing,
            { input: { id: entry.entryId, revision: entry.revision, ...content, publish }, publish },
            ({ editDebateEntry }) => savedEntry(editDebateEntry?.saved, lodge, entry.legacyId),
          )
        : run<useSaveTopicCreateMutation>(
            creating,
            { input: { lodgeId: lodge.id, key, ...content, publish }, publish },
            ({ createDebateEntry }) => savedEntry(createDebateEntry?.saved, lodge, createDebateEntry?.entry?.legacyId),
          )
    },
    [environment, lodge],
  )
}
