import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { useAction, type RefusalOptions } from '#platform/mutations/useAction'
import type { useCategoriesCreateMutation } from './__generated__/useCategoriesCreateMutation.graphql'
import type { useCategoriesDeleteMutation } from './__generated__/useCategoriesDeleteMutation.graphql'
import type { useCategoriesEditMutation } from './__generated__/useCategoriesEditMutation.graphql'
import type { useCategoriesSortMutation } from './__generated__/useCategoriesSortMutation.graphql'

const creating = graphql`
  mutation useCategoriesCreateMutation($input: CreateDebateCategoryInput!) {
    createDebateCategory(input: $input) {
      category {
        id
        ...CategoryRow_category
        ...SortableCategory_category
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const editing = graphql`
  mutation useCategoriesEditMutation($input: EditDebateCategoryInput!) {
    editDebateCategory(input: $input) {
      category {
        id
        name
        description
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const deleting = graphql`
  mutation useCategoriesDeleteMutation($input: DeleteDebateCategoryInput!) {
    deleteDebateCategory(input: $input) {
      deletedId
      movedTo {
        id
        ...CategoryRow_category
        ...SortableCategory_category
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const sorting = graphql`
  mutation useCategoriesSortMutation($input: SortDebateCategoriesInput!) {
    sortDebateCategories(input: $input) {
      categories {
        id
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Name and description of a category. */
export interface CategoryContent {
  readonly name: string
  readonly description: string
}

/** Changes the categories of a lodge in the store. */
function changeList(
  store: Pick<RecordSourceProxy, 'get'>,
  lodgeId: string,
  change: (categories: readonly RecordProxy[]) => readonly RecordProxy[],
): void {
  const lodge = store.get(lodgeId)
  const categories = lodge?.getLinkedRecords('debateCategories')
  if (categories) lodge?.setLinkedRecords([...change(categories)], 'debateCategories')
}

/**
 * The leaders' changes of a lodge's categories. Order and deletion show at once, and are taken back on failure; each
 * resolves to whether it succeeded.
 */
export function useCategories(lodgeId: string) {
  const [commitCreate, creates] = useAction<useCategoriesCreateMutation>(creating)
  const [commitEdit, edits] = useAction<useCategoriesEditMutation>(editing)
  const [commitDelete, deletes] = useAction<useCategoriesDeleteMutation>(deleting)
  const [commitSort] = useAction<useCategoriesSortMutation>(sorting)

  const create = useCallback(
    async (content: CategoryContent, options: RefusalOptions): Promise<boolean> => {
      const answer = await commitCreate(
        { input: { lodgeId, ...content } },
        {
          ...options,
          updater: (store) => {
            const added = store.getRootField('createDebateCategory')?.getLinkedRecord('category')
            if (added) changeList(store, lodgeId, (categories) => [...categories, added])
          },
        },
      )
      return answer !== null
    },
    [commitCreate, lodgeId],
  )
  const edit = useCallback(
    async (id: string, content: CategoryContent, options: RefusalOptions): Promise<boolean> =>
      (await commitEdit({ input: { id, ...content } }, options)) !== null,
    [commitEdit],
  )
  const remove = useCallback(
    async (id: string, moveToId: string): Promise<boolean> => {
      const answer = await commitDelete(
        { input: { id, moveToId } },
        {
          optimistic: (store) =>
            changeList(store, lodgeId, (categories) => categories.filter((each) => each.getDataID() !== id)),
          // The topics of both are others now.
          updater: (store) => store.get(lodgeId)?.invalidateRecord(),
        },
      )
      return answer !== null
    },
    [commitDelete, lodgeId],
  )
  const sort = useCallback(
    async (categoryIds: readonly string[]): Promise<boolean> => {
      const position = (category: RecordProxy) => categoryIds.indexOf(category.getDataID())
      const answer = await commitSort(
        { input: { lodgeId, categoryIds: [...categoryIds] } },
        {
          optimistic: (store) =>
            changeList(store, lodgeId, (categories) =>
              categories.toSorted((one, two) => position(one) - position(two)),
            ),
        },
      )
      return answer !== null
    },
    [commitSort, lodgeId],
  )
  return { create, edit, remove, sort, busy: creates || edits || deletes }
}
