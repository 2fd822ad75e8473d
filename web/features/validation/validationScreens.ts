import type { RouteObject } from 'react-router-dom'
import { screen } from '#platform/routing/route'
import { VALIDATION, VALIDATION_DESK } from '#shared/validation/paths'
import ProfileValidationScreenQuery from './screens/ProfileValidationScreen/__generated__/ProfileValidationScreenQuery$parameters'
import ValidationDeskScreenQuery from './screens/ValidationDeskScreen/__generated__/ValidationDeskScreenQuery$parameters'

export const validationScreens: RouteObject[] = [
  screen({
    path: VALIDATION,
    texts: ['validation', 'account', 'facts', 'media'],
    query: ProfileValidationScreenQuery,
    component: async () =>
      (await import('./screens/ProfileValidationScreen/ProfileValidationScreen')).ProfileValidationScreen,
  }),
  screen({
    path: VALIDATION_DESK,
    texts: ['validation', 'facts', 'staff'],
    query: ValidationDeskScreenQuery,
    variables: ({ search }) => ({ name: search.get('name') ?? '', asks: Boolean(search.get('name')) }),
    component: async () => (await import('./screens/ValidationDeskScreen/ValidationDeskScreen')).ValidationDeskScreen,
  }),
]
