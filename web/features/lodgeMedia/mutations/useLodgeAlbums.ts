import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useAction, type RefusalOptions } from '#platform/mutations/useAction'
import { useRepeatKey } from '#platform/mutations/useRepeatKey'
import { removeEdges } from '#platform/relay/removeEdges'
import type { useLodgeAlbumsCreateMutation } from './__generated__/useLodgeAlbumsCreateMutation.graphql'
import type { useLodgeAlbumsDeleteMutation } from './__generated__/useLodgeAlbumsDeleteMutation.graphql'
import type { useLodgeAlbumsEditMutation } from './__generated__/useLodgeAlbumsEditMutation.graphql'

const creating = graphql`
  mutation useLodgeAlbumsCreateMutation($input: CreateLodgeAlbumInput!) {
    createLodgeAlbum(input: $input) {
      album {
        legacyId
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const editing = graphql`
  mutation useLodgeAlbumsEditMutation($input: EditLodgeAlbumInput!) {
    editLodgeAlbum(input: $input) {
      album {
        id
        name
        description
        cover {
          id
          ...usePictureSource_picture
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const deleting = graphql`
  mutation useLodgeAlbumsDeleteMutation($input: DeleteLodgeAlbumInput!) {
    deleteLodgeAlbum(input: $input) {
      deletedId
      lodge {
        id
        waitingMediaCount
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Name and description of an album; an empty description for none. */
export interface AlbumContent {
  readonly name: string
  readonly description: string
}

const inputOf = ({ name, description }: AlbumContent) => ({
  name: name.trim(),
  description: description.trim() || null,
})

/** Creates, changes and deletes albums of lodges. */
export function useLodgeAlbums() {
  const environment = useRelayEnvironment()
  const [commitCreate, creates] = useAction<useLodgeAlbumsCreateMutation>(creating)
  const [commitEdit, edits] = useAction<useLodgeAlbumsEditMutation>(editing)
  const { keyOf } = useRepeatKey()
  const [commitDelete, deletes] = useAction<useLodgeAlbumsDeleteMutation>(deleting)

  /** Resolves to the number of the new album; undefined when it was refused. */
  const create = useCallback(
    async (lodgeId: string, content: AlbumContent, options: RefusalOptions): Promise<number | undefined> => {
      const album = { lodgeId, ...inputOf(content) }
      const answer = await commitCreate(
        { input: { ...album, key: keyOf(album) } },
        { ...options, invalidates: 'everything' },
      )
      return answer?.createLodgeAlbum.album?.legacyId
    },
    [commitCreate, keyOf],
  )
  /** Resolves to whether it succeeded. Without a cover, the album keeps its own. */
  const edit = useCallback(
    async (id: string, content: AlbumContent, coverId?: string, options: RefusalOptions = {}): Promise<boolean> => {
      const input = { id, ...inputOf(content), ...(coverId !== undefined && { coverId }) }
      return (await commitEdit({ input }, options)) !== null
    },
    [commitEdit],
  )
  /** Resolves to whether it succeeded. */
  const remove = useCallback(
    async (id: string): Promise<boolean> => {
      const answer = await commitDelete(
        { input: { id } },
        {
          invalidates: 'everything',
          updater: (store) =>
            removeEdges(store, environment, 'LodgeAlbumConnection', (node) => node.getDataID() === id),
        },
      )
      return answer !== null
    },
    [commitDelete, environment],
  )
  return { create, edit, remove, busy: creates || edits || deletes }
}
