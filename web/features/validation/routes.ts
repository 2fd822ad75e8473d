import type { RouteObject } from 'react-router-dom'
import { screen } from '#platform/routing/route'
import { isStaff } from '#shared/staff/isStaff'
import { VALIDATION, VALIDATION_DESK } from '#shared/validation/paths'
import ProfileValidationScreenQuery from './screens/ProfileValidationScreen/__generated__/ProfileValidationScreenQuery$parameters'
import ValidationDeskScreenQuery from './screens/ValidationDeskScreen/__generated__/ValidationDeskScreenQuery$parameters'

export const validationRoutes: RouteObject[] = [
  screen({
    path: VALIDATION,
    texts: ['validation', 'account', 'facts', 'media'],
    query: ProfileValidationScreenQuery,
    component: async () =>
      (await import('./screens/ProfileValidationScreen/ProfileValidationScreen')).ProfileValidationScreen,
    handle: { fullHeight: true },
  }),
  screen({
    path: VALIDATION_DESK,
    texts: ['validation', 'facts'],
    query: ValidationDeskScreenQuery,
    variables: ({ search }) => ({ name: search.get('name') ?? '', asks: Boolean(search.get('name')) }),
    redirect: ({ session: { viewer } }) => (isStaff(viewer) ? null : '/Start'),
    component: async () => (await import('./screens/ValidationDeskScreen/ValidationDeskScreen')).ValidationDeskScreen,
  }),
]
