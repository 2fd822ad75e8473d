import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { mailPath, readMailFilter } from '../listAddress'

/** Goes back to the list where a conversation that is gone stands open. */
export function useCloseIfOpen(legacyId: number): () => void {
  const { conversationId } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return () => {
    if (conversationId === String(legacyId)) void navigate(mailPath(readMailFilter(search)), { replace: true })
  }
}
