import { lazy } from 'react'
import { createLater } from '#lib/later'

export const laterSteps = createLater(async () => (await import('./laterSteps')).laterSteps)

// The step before stays until the next one is loaded.
export const WhereStep = lazy(async () => ({ default: (await laterSteps.load()).WhereStep }))
export const AccessStep = lazy(async () => ({ default: (await laterSteps.load()).AccessStep }))
export const ConsentStep = lazy(async () => ({ default: (await laterSteps.load()).ConsentStep }))
export const CheckMail = lazy(async () => ({ default: (await import('./CheckMail')).CheckMail }))
