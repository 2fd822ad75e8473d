import { pageOf, type Handlers } from '../core/handler'
import { apply, applyAgain, currentDark } from './application'
import { darkProfileForEdit, saveDarkInformation, saveDiscretion, updateDarkProfile } from './darkProfile'
import { decideApplication, waitingApplications } from './desk'
import { deleteDarkProfile } from './withdraw'

export const darkProfileHandlers = {
  'EditDarkProfile.GetCurrentProfileDark': (deps, { viewer }) => currentDark(deps, viewer),
  'EditDarkProfile.ApplyApplication': (deps, { viewer, body }) => apply(deps, viewer, body),
  'EditDarkProfile.ApplyAgain': (deps, { viewer, body }) => applyAgain(deps, viewer, body),
  'EditDarkProfile.DeleteDarkProfile': (deps, { viewer, body }) => deleteDarkProfile(deps, viewer, body),
  'EditDarkProfile.GetDarkProfileDataForEdit': (deps, { viewer }) => darkProfileForEdit(deps, viewer),
  'EditDarkProfile.UpdateDarkProfile': (deps, { viewer, body }) => updateDarkProfile(deps, viewer, body),
  'EditDarkProfile.SaveDarkInformation': (deps, { viewer, body }) => saveDarkInformation(deps, viewer, body),
  'EditDarkProfile.SaveDiscretion': (deps, { viewer, body }) => saveDiscretion(deps, viewer, body),
  'EditDarkProfile.GetDarkApplications': (deps, { viewer, query }) => waitingApplications(deps, viewer, pageOf(query)),
  'EditDarkProfile.DecideDarkApplication': async (deps, { viewer, body }) => {
    await decideApplication(deps, viewer, body)
    return {}
  },
} satisfies Partial<Handlers>
