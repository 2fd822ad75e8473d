import { personRoles } from '../content/personRoles'
import type { Handlers } from '../core/handler'
import { updateConfiguration } from '../shared/configuration'
import { updateBirthday } from './birthday'
import { convertToCouple, convertToSingle, swapPersons } from './convert'
import { getMatchSettings, saveMatchSettings } from './matchSettings'
import { notificationSettings, updateNotificationSetting } from '../shared/notifications/notificationSettings'
import { profileForEdit } from './profileForEdit'
import { answerRelation, deleteRelation, getRelations, requestRelation } from './relations'
import { updateProfile } from './updateProfile'

export const editProfileHandlers = {
  'EditProfile.GetProfileDataForEdit': (deps, { viewer }) => profileForEdit(deps, viewer),
  'EditProfile.UpdateProfile': updateProfile,
  'EditProfile.UpdatePersonBirthday': updateBirthday,
  'EditProfile.ConvertToCoupleProfile': convertToCouple,
  'EditProfile.ConvertToSingleProfile': convertToSingle,
  'EditProfile.SwapPersonsInCoupleProfile': swapPersons,
  'EditProfile.SaveProfileFilterConfiguration': ({ db }, { viewer, body, log }) =>
    updateConfiguration(db, viewer, { key: 'profileFilter', value: String(body.filter) }, log),
  'EditProfile.NotificationSettings': notificationSettings,
  'EditProfile.UpdateNotificationSetting': updateNotificationSetting,
  'EditProfile.GetDarkPersonRoles': async (_deps, { viewer }) => personRoles(viewer.locale),
  'EditProfile.GetRelations': getRelations,
  'EditProfile.RequestRelation': requestRelation,
  'EditProfile.AnswerRelation': answerRelation,
  'EditProfile.DeleteRelation': deleteRelation,
  'EditProfile.GetMatchSettings': getMatchSettings,
  'EditProfile.SaveMatchSettings': saveMatchSettings,
} satisfies Partial<Handlers>
