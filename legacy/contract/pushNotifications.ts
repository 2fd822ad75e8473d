import Type from 'typebox'
import { post } from './call'

const endpoint = Type.String({ format: 'uri', maxLength: 1000, description: 'The address at the push service' })

export const PushNotifications = {
  Subscribe: post({
    summary:
      'Stores the push subscription of this browser; it ends with the session. 422 for an address that is at no push service we know',
    access: 'active',
    body: {
      endpoint,
      p256DH: Type.String({ minLength: 1, maxLength: 200, description: "The browser's public key, base64url" }),
      auth: Type.String({ minLength: 1, maxLength: 100, description: 'The secret of the subscription, base64url' }),
    },
  }),
  Unsubscribe: post({
    summary: 'Removes the push subscription of this browser; a repeat does no harm',
    access: 'loggedIn',
    assumed: true,
    body: { endpoint },
  }),
  UpdateRequestPushPermission: post({
    summary: 'Stores whether the client should ask for push permission',
    access: 'loggedIn',
    assumed: true,
    body: { requested: Type.Boolean() },
  }),
}
