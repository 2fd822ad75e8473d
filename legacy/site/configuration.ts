import type { AnswerOf } from '../contract/contract'
import type { Deps } from '../core/handler'
import { openingHoursIn, type Site } from '../core/sites'
import { isContestRunning } from '../shared/contest/running'

export async function siteConfiguration(deps: Deps, site: Site): Promise<AnswerOf<'Site.GetSiteConfiguration'>> {
  const { settings } = deps
  return {
    id: site.id,
    systemName: site.systemName,
    name: site.name,
    language: site.language,
    languages: [...site.languages],
    dark: site.dark,
    timeZone: site.timeZone,
    disabledEvents: site.disabledEvents,
    disabledLodges: site.disabledLodges,
    contestRunning: await isContestRunning(deps, site),
    supportPhone: site.supportPhone,
    supportEmail: site.supportEmail,
    openingHours: openingHoursIn(site.language),
    machineName: settings.machineName,
    publicVapidKey: settings.vapid.publicKey,
    countryId: site.countryId,
    currency: site.currency,
    companyName: site.companyName,
    companyAddress: site.companyAddress,
    vatNumber: site.vatNumber,
    counterpartHost: settings.sites.counterpart(site).host,
    hosts: settings.sites.all.map(({ host, name, dark, language }) => ({ host, name, dark, language })),
    maxPictureBytes: settings.maxPictureBytes,
    maxVideoBytes: settings.maxVideoBytes,
    demo: settings.demo,
  }
}
