import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** What the dialog shows; null when it is closed. */
export type LogInView = 'login' | 'forgotten' | null

interface DialogState {
  /** The view was opened on this page, so that Back closes it. */
  readonly openedHere?: boolean
  /** Closed although `u` stands in the address. */
  readonly dismissed?: boolean
}

const FORGOTTEN = 'forgotten'

/** The log-in dialog's state. It lives in the address, so that a link opens it and Back closes it. */
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
