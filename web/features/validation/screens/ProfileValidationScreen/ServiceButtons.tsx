import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBeginAgeCheck } from '../../mutations/useBeginAgeCheck'
import { useBeginEidValidation } from '../../mutations/useBeginEidValidation'

interface EidButtonProps {
  personId: string
  /** Of the country's e-ID. */
  name: string
}

/** Leads to the log-in with the e-ID. */
export function EidButton({ personId, name }: EidButtonProps) {
  const { t } = useTranslation('validation')
  const [begin] = useBeginEidValidation()
  const [leave, busy] = useLeaving()
  const run = () => leave(async () => (await begin({ input: { personId } }))?.beginEidValidation.url)
  return (
    <div>
      <Button loading={busy} onClick={run}>
        {t('method.MIT_ID.action', { name })}
      </Button>
    </div>
  )
}

/** Leads to the age check. */
export function AgeCheckButton({ personId }: { personId: string }) {
  const { t } = useTranslation('validation')
  const [begin] = useBeginAgeCheck()
  const [leave, busy] = useLeaving()
  const run = () => leave(async () => (await begin({ input: { personId } }))?.beginAgeCheck.url)
  return (
    <div>
      <Button loading={busy} onClick={run}>
        {t('method.YOTI.action')}
      </Button>
    </div>
  )
}

/** Leaves for an address that a service gives; busy until the page is left. */
function useLeaving() {
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    // Back from the service, the browser may show this page as it was left.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])
  const leave = (ask: () => Promise<string | null | undefined>) => {
    setBusy(true)
    void ask().then((url) => {
      if (url) window.location.assign(url)
      else setBusy(false)
    })
  }
  return [leave, busy] as const
}
