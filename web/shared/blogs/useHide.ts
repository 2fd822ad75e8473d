import { useTranslation } from 'react-i18next'
import { giveFocusBack } from '#ui/overlays/useFocusBack'
import { showUndoableToast } from '#platform/toasts/showUndoableToast'
import { useSetHidden, type Hidden } from './mutations/useSetHidden'

/** Hides or unhides an entry or an author with a toast and undo. `name` is the entry's title or the author's name. */
export function useHide() {
  const { t } = useTranslation('blogEntries')
  const [setHidden] = useSetHidden()
  return async (item: Hidden, name: string, hidden: boolean): Promise<void> => {
    const done = setHidden(item, hidden)
    // The focused element has left the list.
    giveFocusBack(null)
    if (!(await done)) return
    const key = `notices.${item.__typename}.${hidden ? 'hidden' : 'shown'}` as const
    showUndoableToast(t(key, { name }), t('notices.undo'), () => void setHidden(item, !hidden))
  }
}
