import Type from 'typebox'
import { post } from './call'

export const PushNotifications = {
  UpdateRequestPushPermission: post({
    summary: 'Stores whether the client should ask for push permission',
    access: 'loggedIn',
    assumed: true,
    body: { requested: Type.Boolean() },
  }),
}
