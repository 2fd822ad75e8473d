import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { mailPath, readMailFilter } from '../listAddress'

/** Returns to the list when the open conversation is gone. */
export function useCloseIfOpen(legacyId: number): () => void {
  const { conversationId } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return () => {
    if (conversationId === String(legacyId)) void navigate(mailPath(readMailFilter(search)), { replace: true })
  }
}
