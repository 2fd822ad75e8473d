import { useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { consentStorage } from '#platform/consent/cookies'
import { referrerOf, rememberOrigin } from '#platform/consent/visitOrigin'
import { useLocale } from '#platform/i18n/useLocale'
import { useCreateProfile } from '../../mutations/useCreateProfile'
import { useToday } from '#platform/session/useToday'
import {
  CREATE_STEPS,
  firstOpenStep,
  problemsOf,
  sortErrors,
  stepOfField,
  toInput,
  type CreateValues,
} from './createForm'
import { forgetPromo, keepPromoForm, readPromo, readPromoForm } from './createPromo'
import { useCreateSteps } from './useCreateSteps'
import { useFieldErrors } from './useFieldErrors'
import { type NameState, useNameAvailability } from '#platform/forms/useNameAvailability'
import { originOf, type CreateLinkState } from './visitOrigin'
import { useZipCodeArea } from '#platform/forms/useZipCodeArea'
import type { UserError } from '#platform/mutations/refusal'

/** Page after the sign-up; kept in the history state, so that it survives a reload. */
export interface SentState {
  readonly sentTo: string
  /** Profile name of the sign-up, which nobody else can take. */
  readonly name: string
}

/** History state of the form when somebody returns to correct the e-mail address. */
export interface ChangeAddressState extends Pick<SentState, 'name'> {
  readonly changesAddress: true
}

export function useCreateForm(countryId: string) {
  const { t } = useTranslation(['front', 'common'])
  const locale = useLocale()
  const today = useToday()
  const navigate = useNavigate()
  const from = (useLocation().state as CreateLinkState | null)?.from
  const [search] = useSearchParams()
  const [promo] = useState(() => readPromo(search, consentStorage))
  const [createProfile, busy] = useCreateProfile()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<CreateValues>({
    initialValues: readPromoForm(countryId, consentStorage),
    onValuesChange: (values) => keepPromoForm(promo, values, consentStorage),
  })
  const { values } = form
  const state = useLocation().state as Partial<SentState & ChangeAddressState> | null
  const [sentName, setSentName] = useState(state?.name)
  const available = useNameAvailability(values.name)
  const name: NameState = values.name.trim() === sentName ? { state: 'idle' } : available
  const area = useZipCodeArea(values.countryId, values.zipCode)

  useEffect(() => {
    rememberOrigin(search, referrerOf(from, document.referrer, window.location.origin), consentStorage)
  }, [search, from])

  const problems = problemsOf(values, locale, today)
  const messages: Record<string, string> = Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [path, t(`create.problem.${problem}`)]),
  )
  if (name.state === 'refused') messages.name = name.message ?? t('common:profileName.taken')
  if (area.state === 'unknown') messages.zipCode = t('create.zipCodeUnknown')
  const steps = useCreateSteps(messages)
  const fields = useFieldErrors(form, messages)

  // First field to correct; takes the focus once its step is in view.
  const toFocus = useRef<string | null>(null)
  useEffect(() => {
    if (state?.changesAddress) toFocus.current = 'email'
  }, [state?.changesAddress])
  useEffect(() => {
    if (!toFocus.current || !steps.shown.includes(stepOfField(toFocus.current))) return
    const field = form.getInputNode(toFocus.current)
    const input = field?.matches('input') ? field : field?.querySelector('input')
    input?.focus()
    toFocus.current = null
  })

  /** Moves to the first of these fields. */
  function leadToFirst(errors: Record<string, string>): void {
    const step = firstOpenStep(errors)
    if (step && step !== steps.current) steps.goTo(step)
    toFocus.current = Object.keys(errors).toSorted((a, b) => orderOf(a) - orderOf(b))[0] ?? null
  }

  function showErrors(refusals: readonly UserError[]): void {
    const { atFields, ofTheWhole } = sortErrors(refusals, values)
    form.setErrors(atFields)
    leadToFirst(atFields)
    setFailure(ofTheWhole)
  }

  async function send(): Promise<void> {
    setFailure(null)
    const input = toInput(values, locale, originOf(promo, consentStorage))
    const response = await createProfile({ input }, { onRefused: showErrors })
    if (!response) return
    forgetPromo(consentStorage)
    const sent: SentState = { sentTo: response.createProfile.email ?? values.email.trim(), name: values.name.trim() }
    setSentName(sent.name)
    void navigate('/Create', { state: sent })
  }

  /** Opens the next step, or sends the form from the last one. */
  function advance(): void {
    const relevant = Object.entries(messages).filter(([path]) => steps.shown.includes(stepOfField(path)))
    if (relevant.length > 0) {
      fields.reveal(relevant.map(([path]) => path))
      leadToFirst(Object.fromEntries(relevant))
      return
    }
    form.clearErrors()
    const next = CREATE_STEPS[CREATE_STEPS.indexOf(steps.current) + 1]
    if (steps.stepwise && next) steps.goTo(next)
    else void send()
  }

  return { form: fields.form, announced: fields.announced, steps, name, area, advance, busy, failure }
}

function orderOf(path: string): number {
  const fields: readonly string[] = ['profileType', 'persons', 'countryId', 'zipCode', 'name', 'email', 'password']
  const index = fields.indexOf(path.split('.')[0] ?? '')
  return index === -1 ? fields.length : index
}
