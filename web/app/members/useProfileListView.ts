import { graphql, useFragment } from 'react-relay'
import { useCommit } from '../../relay/useCommit'
import type { useProfileListView_viewer$key } from './__generated__/useProfileListView_viewer.graphql'
import type { useProfileListViewMutation } from './__generated__/useProfileListViewMutation.graphql'

/** The views of a list of members, in the order of the numbers 1, 2, 3 that the setting knows them by. */
export const PROFILE_LIST_VIEWS = ['gallery', 'detailed', 'list'] as const

export type ProfileListView = (typeof PROFILE_LIST_VIEWS)[number]

const SETTING = 'profileListView'

const fragment = graphql`
  fragment useProfileListView_viewer on Viewer {
    id
    configuration {
      key
      type
      value
    }
  }
`

const mutation = graphql`
  mutation useProfileListViewMutation($input: SetConfigurationValueInput!) @raw_response_type {
    setConfigurationValue(input: $input) {
      viewer {
        ...useProfileListView_viewer
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`

/** How the member likes to see lists of members: chosen once, the same in all of them. */
export function useProfileListView(viewer: useProfileListView_viewer$key) {
  const { id, configuration } = useFragment(fragment, viewer)
  const [commit] = useCommit<useProfileListViewMutation>(mutation)
  const chosen = Number(configuration?.find(({ key }) => key === SETTING)?.value)
  const view: ProfileListView = PROFILE_LIST_VIEWS[chosen - 1] ?? 'gallery'

  const setView = (next: ProfileListView) => {
    const value = String(PROFILE_LIST_VIEWS.indexOf(next) + 1)
    void commit(
      { input: { key: SETTING, value } },
      {
        optimisticResponse: {
          setConfigurationValue: {
            viewer: {
              id,
              configuration: configuration?.map((setting) =>
                setting.key === SETTING ? { ...setting, value } : setting,
              ),
            },
            userErrors: [],
          },
        },
      },
    )
  }
  return [view, setView] as const
}
