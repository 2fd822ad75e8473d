import type { Handlers } from '../core/handler'
import { confirmationHandlers } from './confirmation'
import { logOnHandlers } from './logOn'
import { profileHandlers } from './profile'
import { sessionHandlers } from './sessions'
import { settingsHandlers } from './settings'
import { signUpHandlers } from './signUp'
import { ssoHandlers } from './sso'

export const accountHandlers = {
  ...confirmationHandlers,
  ...logOnHandlers,
  ...profileHandlers,
  ...sessionHandlers,
  ...settingsHandlers,
  ...signUpHandlers,
  ...ssoHandlers,
} satisfies Partial<Handlers>
