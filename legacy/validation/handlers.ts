import { pageOf, type Handlers } from '../core/handler'
import { beginAgeCheck, completeAgeChecks } from './ageCheck'
import { decideVideo, setSharedPersonSeen, sharedPersons, underagePersons, waitingVideos } from './desk'
import { beginEid, completeEid } from './eid'
import { profileToValidate, setForcedValidation } from './force'
import { validationInfo } from './info'
import { createPersonalCode, validatePersonally } from './personal'
import { cancelVideo, saveVideo } from './video'

export const validationHandlers = {
  'ValidateProfile.ProfileValidationInfo': (deps, { viewer }) => validationInfo(deps, viewer),
  'ValidateProfile.ValidatePersonEid': (deps, { viewer, body }) => beginEid(deps, viewer, body),
  'ValidateProfile.CompleteEid': (deps, { viewer, body }) => completeEid(deps, viewer, body),
  'ValidateProfile.ValidatePersonYoti': (deps, { viewer, body }) => beginAgeCheck(deps, viewer, body),
  'ValidateProfile.CompleteYoti': (deps, { viewer }) => completeAgeChecks(deps, viewer),
  'ValidateProfile.SaveValidationVideo': (deps, { viewer, body }) => saveVideo(deps, viewer, body),
  'ValidateProfile.CancelValidationVideo': (deps, { viewer, body }) => cancelVideo(deps, viewer, body),
  'ValidateProfile.ValidateProfilePersonally': (deps, { viewer, body }) => validatePersonally(deps, viewer, body),
  'ValidateProfile.GetWaitingVideos': (deps, { viewer, query }) => waitingVideos(deps, viewer, pageOf(query)),
  'ValidateProfile.DecideValidationVideo': async (deps, { viewer, body }) => {
    await decideVideo(deps, viewer, body)
    return {}
  },
  'ValidateProfile.GetSharedPersons': (deps, { viewer, query }) => sharedPersons(deps, viewer, pageOf(query)),
  'ValidateProfile.GetUnderagePersons': (deps, { viewer, query }) => underagePersons(deps, viewer, pageOf(query)),
  'ValidateProfile.SetSharedPersonSeen': async (deps, { viewer, body }) => {
    await setSharedPersonSeen(deps, viewer, body)
    return {}
  },
  'ValidateProfile.GetProfileToValidate': (deps, { viewer, query }) => profileToValidate(deps, viewer, query),
  'ValidateProfile.CreatePersonalCode': (deps, { viewer, body }) => createPersonalCode(deps, viewer, body),
  'ValidateProfile.SetForcedValidation': (deps, { viewer, body }) => setForcedValidation(deps, viewer, body),
} satisfies Partial<Handlers>
