import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

export type LogInView = 'login' | 'forgotten' | null

interface DialogState {
  /** The view was opened on this page, so Back closes it. */
  readonly openedHere?: boolean
  /** The dialog is closed although `u` is in the address. */
  readonly dismissed?: boolean
}

const FORGOTTEN = 'forgotten'

/** State of the log-in dialog. It is kept in the address, so that a link opens it and Back closes it. */
export function useLogInDialog(): { view: LogInView; open: (view: 'login' | 'forgotten') => void; close: () => void } {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const state = useLocation().state as DialogState | null
  const value = search.get('login')
  const asked = value !== null || (search.has('u') && !state?.dismissed)
  const view = !asked ? null : value === FORGOTTEN ? 'forgotten' : 'login'

  const open = useCallback(
    (next: 'login' | 'forgotten') => {
      const query = new URLSearchParams(search)
      query.set('login', next === 'forgotten' ? FORGOTTEN : '1')
      const opened: DialogState = { openedHere: true }
      void navigate({ search: query.toString() }, { state: opened, preventScrollReset: true })
    },
    [navigate, search],
  )

  const close = useCallback(() => {
    if (state?.openedHere && view === 'login') {
      void navigate(-1)
      return
    }
    const query = new URLSearchParams(search)
    query.delete('login')
    const dismissed: DialogState = { dismissed: true }
    void navigate({ search: query.toString() }, { state: dismissed, replace: true, preventScrollReset: true })
  }, [navigate, search, state, view])

  return { view, open, close }
}
