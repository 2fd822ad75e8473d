import type { AnswerOf } from '../contract/contract'
import type { Settings } from '../core/settings'
import { openingHoursIn, type Site } from '../core/sites'

export function siteConfiguration(site: Site, settings: Settings): AnswerOf<'Site.GetSiteConfiguration'> {
  return {
    id: site.id,
    systemName: site.systemName,
    name: site.name,
    language: site.language,
    languages: [...site.languages],
    dark: site.dark,
    disabledEvents: site.disabledEvents,
    disabledLodges: site.disabledLodges,
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
