import { ConsentKind } from '../contract/enums'
import { refuseImpersonated } from '../core/access/access'
import { changeOwn } from '../core/changeOwn'
import { pageOf, type Handler, type Handlers } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import { hasAcceptedTerms, termsVersion } from '../core/access/terms'
import { addresseeOf } from '../content/addressee'
import { message } from '../content/messages/messages'
import { recordConsent } from '../shared/account/consents'
import { currentProfile } from '../shared/account/currentProfile'
import { isNameTaken } from './names'
import { clearMeasuresNeeded, personsOf } from '../shared/account/persons'
import { nameLimits, nameProblem } from '../shared/account/rules'

const getProfileData: Handler<'CurrentProfile.GetProfileData'> = (deps, { viewer }) => currentProfile(deps, viewer)

const acceptTerms: Handler<'EditProfile.AcceptTermsOfService'> = async ({ db, clock }, { body, viewer }) => {
  refuseImpersonated(viewer)
  const version = termsVersion(viewer.site)
  // The terms changed while they were being read.
  if (body.version !== version) throw new Problem(409, 'TERMS_NOT_ACCEPTED')
  const { profile, site } = viewer
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('profile')
      .set({ termsVersion: version, termsAcceptedAt: clock.now() })
      .where('id', '=', profile.id)
      .execute()
    const consent = { profileId: profile.id, site, kind: ConsentKind.Terms, given: true }
    if (profile.termsVersion !== version) await recordConsent(transaction, { clock }, consent)
  })
  return {}
}

const consentPrivacyData: Handler<'EditProfile.ConsentPrivacyData'> = async ({ db, clock }, { body, viewer }) => {
  refuseImpersonated(viewer)
  const { profile, site } = viewer
  const { consent: given } = body
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('profile')
      .set({ privacyConsentAt: given ? clock.now() : null })
      .where('id', '=', profile.id)
      .execute()
    const consent = { profileId: profile.id, site, kind: ConsentKind.SensitiveData, given }
    if ((profile.privacyConsentAt !== null) !== given) await recordConsent(transaction, { clock }, consent)
  })
  return {}
}

const getTerms: Handler<'EditProfile.GetTerms'> = async (_deps, { viewer: { profile, site } }) => ({
  version: termsVersion(site),
  accepted: hasAcceptedTerms({ ...profile, privacyConsentAt: profile.createdAt }, site),
  privacyConsent: profile.privacyConsentAt !== null,
})

const consentMedia: Handler<'EditProfile.ConsentMedia'> = async ({ db, clock }, { viewer }) => {
  refuseImpersonated(viewer)
  const { profile, site } = viewer
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('profile').set({ forcedConsentMedia: false }).where('id', '=', profile.id).execute()
    const consent = { profileId: profile.id, site, kind: ConsentKind.MediaRights, given: true }
    if (profile.forcedConsentMedia) await recordConsent(transaction, { clock }, consent)
  })
  return {}
}

const getConsents: Handler<'EditProfile.GetConsents'> = async ({ db }, { viewer, query }) => {
  const { skip, take } = pageOf(query)
  const rows = await db
    .selectFrom('consent')
    .select(['id', 'kind', 'given', 'version', 'at'])
    .where('profileId', '=', viewer.profile.id)
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(take)
    .execute()
  return rows.map(({ at, kind, ...row }) => ({ ...row, kind: kind as ConsentKind, at: at.toISOString() }))
}

const isProfileNameTaken: Handler<'EditProfile.IsProfileNameTaken'> = async (deps, { query, viewer }) => {
  const code = nameProblem(query.name)
  if (code)
    return {
      taken: false,
      problem: { code, message: message(viewer.locale, code, limitsOf(code), addresseeOf(viewer.profile)) },
    }
  return { taken: await isNameTaken(deps.db, query.name, { profileId: viewer.profile?.id }), problem: null }
}

function limitsOf(code: string) {
  return code === 'TOO_SHORT' || code === 'TOO_LONG' ? nameLimits : {}
}

const profilePersons: Handler<'EditProfile.ProfilePersons'> = (deps, { viewer }) =>
  personsOf(deps, viewer, viewer.profile.id)

const updateWeightAndHeight: Handler<'EditProfile.UpdatePersonWeightAndHeight'> = async (deps, { body, viewer }) => {
  const { db } = deps
  const { id } = viewer.profile
  await changeOwn({ db }, viewer, async (transaction) => {
    const updated = await transaction
      .updateTable('person')
      .set({ weight: body.weight, height: body.height })
      .where('id', '=', body.personId)
      .where('profileId', '=', id)
      .executeTakeFirst()
    if (updated.numUpdatedRows === 0n) throw notFound()
    await clearMeasuresNeeded(transaction, id)
  })
  const person = (await personsOf(deps, viewer, id)).find((each) => each.id === body.personId)
  if (!person) throw notFound()
  return person
}

const updateRequestPush: Handler<'PushNotifications.UpdateRequestPushPermission'> = async (
  { db },
  { body, viewer },
) => {
  await db
    .updateTable('profile')
    .set({ requestPushPermission: body.requested })
    .where('id', '=', viewer.profile.id)
    .execute()
  return {}
}

/** Session, terms, consents, and what members keep up to date. */
export const profileHandlers = {
  'CurrentProfile.GetProfileData': getProfileData,
  'EditProfile.AcceptTermsOfService': acceptTerms,
  'EditProfile.ConsentPrivacyData': consentPrivacyData,
  'EditProfile.GetTerms': getTerms,
  'EditProfile.ConsentMedia': consentMedia,
  'EditProfile.GetConsents': getConsents,
  'EditProfile.IsProfileNameTaken': isProfileNameTaken,
  'EditProfile.ProfilePersons': profilePersons,
  'EditProfile.UpdatePersonWeightAndHeight': updateWeightAndHeight,
  'PushNotifications.UpdateRequestPushPermission': updateRequestPush,
} satisfies Partial<Handlers>
