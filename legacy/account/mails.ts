import { addresseeOf } from '../content/addressee'
import type { Locale } from '../content/locale'
import type { MailName, MailValues } from '../content/mails/mail'
import { render } from '../content/mails/render'
import { systemMessage } from '../content/systemMessages/systemMessages'
import { ProfileStatus, ProfileType } from '../contract/enums'
import { HOUR } from '../core/clock'
import type { Deps, ProfileRow } from '../core/handler'
import { Problem } from '../core/problem'
import { companyFactsOf, type Site } from '../core/sites'
import { linkLifetime, newLinkToken, type LinkKind } from '../shared/account/linkTokens'
import type { MailJob, ProfileMail } from '../shared/account/mailJob'
import { receiptLines } from '../shared/money/receiptLines'
import { profileByNameOrEmail } from './names'
import { isClosed } from '../shared/account/sessionStart'

/** Writes and sends a queued mail, unless its reason is gone by now. */
export async function sendMail(deps: Deps, job: MailJob): Promise<void> {
  const { sites } = deps.settings
  const site = sites.openly(sites.byId(job.siteId))
  if (job.mail === 'toAddress') {
    const { name, to, profileName, language, profileType = ProfileType.Single } = job
    const values = { profileName, url: `${site.origin}/Support` }
    await deliver(deps, site, name, { language, profileType }, to, values)
    return
  }
  if (job.mail === 'toProfile') {
    const profile = await deps.db.selectFrom('profile').selectAll().where('id', '=', job.profileId).executeTakeFirst()
    if (profile) await mailToProfile(deps, site, job.name, profile)
    return
  }
  if (job.mail === 'receipt') return mailReceipt(deps, site, job.purchaseId)
  if (job.mail === 'paymentNotice') return mailPaymentNotice(deps, site, job)
  if (job.mail === 'logOnAttempts') return mailLogOnAttempts(deps, site, job.nameOrEmail)
  const profile = await deps.db.selectFrom('profile').selectAll().where('email', '=', job.email).executeTakeFirst()
  if (!profile) return
  const waits = profile.status === ProfileStatus.None
  // A member who never confirmed the address must confirm it before choosing a new password.
  if (waits) await mailToProfile(deps, site, 'confirmEmail', profile)
  else if (job.mail === 'resetPassword') await mailReset(deps, site, profile)
}

/** Once a day at most, whether the name or the address was typed. */
async function mailLogOnAttempts(deps: Deps, site: Site, nameOrEmail: string): Promise<void> {
  const profile = await profileByNameOrEmail(deps.db, nameOrEmail)
  if (!profile || isClosed(profile.status)) return
  try {
    await deps.limits.consume('logOnMailByProfile', String(profile.id))
  } catch (refusal) {
    if (refusal instanceof Problem) return
    throw refusal
  }
  const values = { profileName: profile.name, url: `${site.origin}/?login=forgotten` }
  await deliver(deps, site, 'logOnAttempts', profile, profile.email, values)
}

async function mailReset(deps: Deps, site: Site, profile: ProfileRow): Promise<void> {
  const url = await secretLink(deps, site, 'ResetPassword', 'reset', profile)
  await deliver(deps, site, 'resetPassword', profile, profile.email, {
    profileName: profile.name,
    url,
    validHours: linkLifetime.reset / HOUR,
  })
}

async function mailToProfile(deps: Deps, site: Site, name: ProfileMail, profile: ProfileRow): Promise<void> {
  const { email, name: profileName } = profile
  const forgotten = `${site.origin}/?login=forgotten`
  switch (name) {
    case 'confirmEmail': {
      const url = await secretLink(deps, site, 'ConfirmEmail', 'confirm', profile)
      const values = { profileName, url, validHours: linkLifetime.confirm / HOUR }
      return deliver(deps, site, name, profile, email, values)
    }
    case 'confirmNewEmail': {
      if (profile.pendingEmail === null) return
      const url = await secretLink(deps, site, 'ConfirmEmail', 'email', profile, profile.pendingEmail)
      const values = { profileName, url, validHours: linkLifetime.email / HOUR }
      return deliver(deps, site, name, profile, profile.pendingEmail, values)
    }
    case 'profileWillBeErased': {
      if (profile.eraseAt === null) return
      const values = { profileName, url: `${site.origin}/?login=1`, eraseOn: profile.eraseAt }
      return deliver(deps, site, name, profile, email, values)
    }
    case 'alreadyHaveProfile':
      return deliver(deps, site, name, profile, email, { url: forgotten })
    case 'dataExportReady':
      return deliver(deps, site, name, profile, email, { profileName, url: `${site.origin}/Settings` })
    case 'applicationAnswered':
      return deliver(deps, site, name, profile, email, { profileName, url: `${site.origin}/Start` })
    case 'validationAnswered':
      return deliver(deps, site, name, profile, email, { profileName, url: `${site.origin}/ProfileValidation` })
    case 'lookAnswered':
      return deliver(deps, site, name, profile, email, { profileName, url: `${site.origin}/Mail` })
    case 'passwordChanged':
      return deliver(deps, site, name, profile, email, { profileName, url: forgotten })
  }
}

async function mailReceipt(deps: Deps, site: Site, purchaseId: number): Promise<void> {
  const purchase = await deps.db.selectFrom('purchase').selectAll().where('id', '=', purchaseId).executeTakeFirst()
  if (!purchase || purchase.profileId === null) return
  const profile = await deps.db
    .selectFrom('profile')
    .selectAll()
    .where('id', '=', purchase.profileId)
    .executeTakeFirst()
  if (!profile) return
  const lines = receiptLines(profile.language as Locale, site, purchase)
  const values = { profileName: profile.name, url: `${site.origin}/Receipt?order=${purchase.id}`, lines }
  await deliver(deps, site, 'receipt', profile, profile.email, values)
}

async function mailPaymentNotice(
  deps: Deps,
  site: Site,
  { profileId, text, params }: MailJob & { readonly mail: 'paymentNotice' },
): Promise<void> {
  const profile = await deps.db.selectFrom('profile').selectAll().where('id', '=', profileId).executeTakeFirst()
  if (!profile) return
  const notice = systemMessage(
    profile.language as Locale,
    text,
    { siteName: site.name, ...params },
    addresseeOf(profile),
  )
  const values = { profileName: profile.name, url: `${site.origin}/Membership`, text: notice }
  await deliver(deps, site, 'paymentNotice', profile, profile.email, values)
}

async function secretLink(
  deps: Deps,
  site: Site,
  page: string,
  kind: LinkKind,
  profile: ProfileRow,
  target?: string,
): Promise<string> {
  const token = await newLinkToken(deps, { kind, profileId: profile.id, target })
  return `${site.origin}/${page}?q=${token}`
}

async function deliver<N extends MailName>(
  { mailer, settings }: Deps,
  site: Site,
  name: N,
  { language, profileType }: Pick<ProfileRow, 'language' | 'profileType'>,
  to: string,
  values: MailValues[N],
): Promise<void> {
  const locale = language as Locale
  const addressee = addresseeOf({ profileType })
  const mail = render(name, locale, { facts: companyFactsOf(site, locale), addressee, values })
  await mailer.send({ from: { name: site.name, address: settings.mailFrom }, to, ...mail })
}
