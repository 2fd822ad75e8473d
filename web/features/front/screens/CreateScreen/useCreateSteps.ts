import { useMediaQuery } from '@mantine/hooks'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { CREATE_STEPS, firstOpenStep, type CreateStep } from './createForm'

/** Where the visitor is in the form. */
export interface CreateSteps {
  /** The steps that are in view: all of them where there is room. */
  readonly shown: readonly CreateStep[]
  /** Whether the form is cut into steps, as on a phone. */
  readonly stepwise: boolean
  readonly current: CreateStep
  readonly goTo: (step: CreateStep) => void
}

/**
 * The steps of the form on a phone. The step is the address's hash, so that Back leads to the one before; a step whose
 * predecessors are not complete, as after a reload, is not shown.
 */
export function useCreateSteps(problems: Record<string, unknown>): CreateSteps {
  const stepwise = !useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })
  const { hash, search } = useLocation()
  const navigate = useNavigate()

  const goTo = useCallback(
    (step: CreateStep) => {
      void navigate({ search, hash: step === CREATE_STEPS[0] ? '' : step }, { preventScrollReset: !stepwise })
    },
    [navigate, search, stepwise],
  )

  const wanted = Math.max(0, CREATE_STEPS.indexOf(hash.slice(1) as CreateStep))
  const open = firstOpenStep(problems)
  const reachable = open ? CREATE_STEPS.indexOf(open) : CREATE_STEPS.length - 1
  const current = CREATE_STEPS[Math.min(wanted, reachable)] ?? CREATE_STEPS[0]
  return { shown: stepwise ? [current] : CREATE_STEPS, stepwise, current, goTo }
}
