import { useMedia } from '#ui/useMedia'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { CREATE_STEPS, firstOpenStep, type CreateStep } from './createForm'

export interface CreateSteps {
  /** Steps in view: all of them on wide screens. */
  readonly shown: readonly CreateStep[]
  /** The form is split into steps, as on a phone. */
  readonly stepwise: boolean
  readonly current: CreateStep
  readonly goTo: (step: CreateStep) => void
}

/**
 * Steps of the form on a phone. The step is the hash of the address, so that Back opens the one before. A step is
 * not shown while earlier ones are incomplete, as after a reload.
 */
export function useCreateSteps(problems: Record<string, unknown>): CreateSteps {
  const stepwise = !useMedia('(min-width: 48em)', { phone: false, desktop: true })
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
