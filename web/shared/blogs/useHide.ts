import { useTranslation } from 'react-i18next'
import { giveFocusBack } from '#ui/useFocusBack'
import { showUndoableToast } from '#platform/toasts/showUndoableToast'
import { useSetHidden, type Hidden } from './mutations/useSetHidden'

/** Hides an entry or an author, or shows them again; both can be undone. `name` is the title, or the author's. */
export function useHide() {
  const { t } = useTranslation('blogEntries')
  const [setHidden] = useSetHidden()
  return async (item: Hidden, name: string, hidden: boolean): Promise<void> => {
    const done = setHidden(item, hidden)
    // What had the focus has left the list.
    giveFocusBack(null)
    if (!(await done)) return
    const key = `notices.${item.__typename}.${hidden ? 'hidden' : 'shown'}` as const
    showUndoableToast(t(key, { name }), t('notices.undo'), () => void setHidden(item, !hidden))
  }
}
