import { useRevalidator } from 'react-router-dom'
import { usePreference } from '#platform/preferences/usePreference'
import type { Session } from '#platform/session/session'

export const PROFILE_LIST_VIEWS = ['GALLERY', 'DETAILED', 'LIST'] as const

export type ProfileListView = (typeof PROFILE_LIST_VIEWS)[number]

/** Returns the viewer's preferred view of profile lists, which is the same everywhere. */
export function useProfileListView() {
  const [view, set] = usePreference('profileListView')
  const { revalidate } = useRevalidator()
  const setView = (next: ProfileListView) => {
    void set(next)
    // Details are loaded only in the detailed view.
    if (next === 'DETAILED') void revalidate()
  }
  return [view ?? 'GALLERY', setView] as const
}

/** Returns the variables of every query with a list of profiles. */
export function profileListVariables({ viewer }: Session): { detailed: boolean } {
  return { detailed: viewer.preferences?.profileListView === 'DETAILED' }
}
