import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { UserError } from '#platform/mutations/refusal'
import { VALIDATION } from '#shared/validation/paths'
import { Banner } from '#ui/states/Banner'
import { useCompleteAgeChecks } from '../../mutations/useCompleteAgeChecks'
import { useCompleteEidValidation } from '../../mutations/useCompleteEidValidation'

/** Takes over what an e-ID or an age check sent the browser back with, and says how that went. */
export function ReturnNotice() {
  const { t } = useTranslation('validation')
  const { search } = useLocation()
  const navigate = useNavigate()
  const [completeEid, asksEid] = useCompleteEidValidation()
  const [completeAgeChecks, asksAge] = useCompleteAgeChecks()
  const [refusal, setRefusal] = useState<string>()
  const taken = useRef('')

  useEffect(() => {
    const answer = new URLSearchParams(search)
    const ofEid = answer.has('state')
    if (taken.current === search || !(ofEid || answer.has('ageCheck') || answer.has('sessionId'))) return
    // It counts once, and does not belong in the history.
    taken.current = search
    void navigate(VALIDATION, { replace: true, preventScrollReset: true })
    const onRefused = ([first]: readonly UserError[]) => setRefusal(first?.message)
    if (ofEid) void completeEid({ input: { query: search.slice(1) } }, { onRefused })
    else void completeAgeChecks({}, { onRefused })
  }, [search, navigate, completeEid, completeAgeChecks])

  if (asksEid || asksAge) return <Banner>{t('return.asking')}</Banner>
  if (refusal === undefined) return null
  return (
    <Banner
      tone="danger"
      title={t('return.failed')}
      dismiss={{ label: t('return.dismiss'), onDismiss: () => setRefusal(undefined) }}
    >
      {refusal}
    </Banner>
  )
}
