import { useTranslation } from 'react-i18next'
import { tell } from '#platform/toasts/tell'
import { showUndoableToast } from '#platform/toasts/showUndoableToast'
import { useSetFollowing, type Followed } from './mutations/useSetFollowing'

/**
 * Follows or unfollows an entry or an author with a toast; unfollowing can be undone. `name` is the entry's title
 * or the author's name.
 */
export function useFollow() {
  const { t } = useTranslation('blogEntries')
  const [setFollowing] = useSetFollowing()
  return async (followed: Followed, name: string, following: boolean): Promise<void> => {
    if (!(await setFollowing(followed, following))) return
    const key = `notices.${followed.__typename}.${following ? 'followed' : 'unfollowed'}` as const
    if (following) tell(t(key, { name }))
    else showUndoableToast(t(key, { name }), t('notices.undo'), () => void setFollowing(followed, true))
  }
}
