import { useTranslation } from 'react-i18next'
import { tell } from '#platform/toasts/tell'
import { useDiscardChanges } from '../../mutations/useDiscardChanges'
import type { Autosave, SavedEntry } from '../../saving/autosave'
import { readDraft } from './readDraft'

export function useDiscard(autosave: Autosave) {
  const { t } = useTranslation('blogs')
  const [commit] = useDiscardChanges()
  return async ({ entryId }: SavedEntry): Promise<void> => {
    const answer = await commit({ input: { id: entryId } })
    if (!answer) return
    const { draft } = answer.discardBlogEntryChanges
    if (!draft) return
    autosave.replace(readDraft(draft))
    tell(t('editor.discard.done'))
  }
}
