import { useRevalidator } from 'react-router-dom'
import type { Session } from '#platform/session/session'
import { useSetting } from '#platform/settings/useSetting'

/** The views of a list of members, in the order of the numbers 1, 2, 3 that the setting knows them by. */
export const PROFILE_LIST_VIEWS = ['gallery', 'detailed', 'list'] as const

export type ProfileListView = (typeof PROFILE_LIST_VIEWS)[number]

const SETTING = 'profileListView'

function viewOf(setting: string | null | undefined): ProfileListView {
  return PROFILE_LIST_VIEWS[Number(setting) - 1] ?? 'gallery'
}

/** How the member likes to see lists of members: chosen once, the same in all of them. */
export function useProfileListView() {
  const [setting, set] = useSetting(SETTING)
  const { revalidate } = useRevalidator()
  const setView = (view: ProfileListView) => {
    void set(String(PROFILE_LIST_VIEWS.indexOf(view) + 1))
    // Details are asked for only where they are shown.
    if (view === 'detailed') void revalidate()
  }
  return [viewOf(setting), setView] as const
}

/** The variables of every query with a list of members. */
export function profileListVariables({ viewer }: Session): { detailed: boolean } {
  const setting = viewer.configuration?.find(({ key }) => key === SETTING)?.value
  return { detailed: viewOf(setting) === 'detailed' }
}
