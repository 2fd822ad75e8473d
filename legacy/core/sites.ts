import { locales, type Locale } from '../content/locale'
import type { CompanyFacts } from '../content/interpolate'

/** The configuration of a site, selected by its host name. */
export interface Site {
  readonly id: number
  /** A stable name: dk, dark.dk, … */
  readonly systemName: string
  readonly name: string
  /** Host name without port. */
  readonly host: string
  /** Address for links in mails; never from a request, whose Host header may be forged. */
  readonly origin: string
  readonly language: Locale
  /** The languages to choose from, the site's own first. */
  readonly languages: readonly Locale[]
  readonly dark: boolean
  readonly countryId: number
  readonly currency: string
  /** The time zone of its members' calendar days. */
  readonly timeZone: string
  readonly disabledEvents: boolean
  readonly disabledLodges: boolean
  /** Whether the staff look at new profiles, at new pictures and videos, before others see them. */
  readonly looksAtProfiles: boolean
  readonly looksAtMedia: boolean
  readonly supportPhone: string
  readonly supportEmail: string
  readonly companyName: string
  readonly companyAddress: string
  readonly vatNumber: string
}

interface Country {
  readonly id: number
  readonly short: string
  readonly language: Locale
  readonly currency: string
  readonly timeZone: string
  readonly supportPhone: string
  readonly supportEmail: string
}

const countries: readonly Country[] = [
  {
    id: 1,
    short: 'dk',
    language: 'da-DK',
    currency: 'DKK',
    timeZone: 'Europe/Copenhagen',
    supportPhone: '+45 00 00 00 00',
    supportEmail: 'hjaelp@nordlys.example',
  },
  {
    id: 2,
    short: 'no',
    language: 'nb-NO',
    currency: 'NOK',
    timeZone: 'Europe/Oslo',
    supportPhone: '+47 00 00 00 00',
    supportEmail: 'hjelp@nordlys.example',
  },
  {
    id: 3,
    short: 'se',
    language: 'sv-SE',
    currency: 'SEK',
    timeZone: 'Europe/Stockholm',
    supportPhone: '+46 000 00 00 00',
    supportEmail: 'hjalp@nordlys.example',
  },
  {
    id: 4,
    short: 'uk',
    language: 'en-GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
    supportPhone: '+44 0000 000000',
    supportEmail: 'help@nordlys.example',
  },
]

const openingHours: Record<Locale, string> = {
  'da-DK': 'Mandag til fredag kl. 9–17',
  'en-GB': 'Monday to Friday, 9 am to 5 pm',
  'nb-NO': 'Mandag til fredag kl. 9–17',
  'sv-SE': 'Måndag till fredag kl. 9–17',
}

/** Opening hours of the telephone support. */
export function openingHoursIn(locale: Locale): string {
  return openingHours[locale]
}

/** Facts about the company behind a site, for texts in a language. */
export function companyFactsOf(site: Site, locale: Locale): CompanyFacts {
  return {
    siteName: site.name,
    companyName: site.companyName,
    companyAddress: site.companyAddress,
    vatNumber: site.vatNumber,
    supportPhone: site.supportPhone,
    supportEmail: site.supportEmail,
    openingHours: openingHoursIn(locale),
  }
}

/**
 * All sites of an installation; `origins` by system name, for those that are not on localhost; `named` names the sites
 * without lodges, and those where new profiles or media wait for a look.
 */
export class Sites {
  readonly all: readonly Site[]
  readonly #byHost: ReadonlyMap<string, Site>
  readonly #byId: ReadonlyMap<number, Site>

  constructor(origins: Readonly<Record<string, string>>, defaultPort: number, named: Partial<NamedSites> = {}) {
    this.all = [false, true].flatMap((dark) =>
      countries.map((country) => siteOf(country, dark, { origins, port: defaultPort, named })),
    )
    this.#byHost = new Map(this.all.map((site) => [site.host, site]))
    this.#byId = new Map(this.all.map((site) => [site.id, site]))
  }

  /** The site of a host name with or without port; the first site for any other name. */
  byHost(host: string | undefined): Site {
    return this.known(host) ?? this.byId(1)
  }

  /** The site of a host name, or undefined. A full name may end in a dot. */
  known(host: string | undefined): Site | undefined {
    return this.#byHost.get((host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, ''))
  }

  byId(id: number): Site {
    const site = this.#byId.get(id)
    if (!site) throw new Error(`There is no site ${id}`)
    return site
  }

  /** The site under whose name and addresses others may read of it, in mails and push messages: never a dark one. */
  openly(site: Site): Site {
    return site.dark ? this.counterpart(site) : site
  }

  /** The dark site of a main site, and vice versa. */
  counterpart(site: Site): Site {
    return this.byId(site.dark ? site.id - countries.length : site.id + countries.length)
  }
}

/** System names of sites. */
interface NamedSites {
  readonly withoutLodges: readonly string[]
  readonly lookingAtProfiles: readonly string[]
  readonly lookingAtMedia: readonly string[]
}

interface Installation {
  readonly origins: Readonly<Record<string, string>>
  readonly port: number
  readonly named: Partial<NamedSites>
}

function siteOf(country: Country, dark: boolean, { origins, port, named }: Installation): Site {
  const systemName = dark ? `dark.${country.short}` : country.short
  const isNamed = (names: readonly string[] = []) => names.includes(systemName)
  const origin = new URL(origins[systemName] ?? `http://${systemName}.localhost:${port}`)
  return {
    id: dark ? country.id + countries.length : country.id,
    systemName,
    name: dark ? 'Midnat' : 'Nordlys',
    host: origin.hostname,
    origin: origin.origin,
    language: country.language,
    languages: [country.language, ...locales.filter((locale) => locale !== country.language)],
    dark,
    countryId: country.id,
    currency: country.currency,
    timeZone: country.timeZone,
    disabledEvents: false,
    disabledLodges: isNamed(named.withoutLodges),
    looksAtProfiles: isNamed(named.lookingAtProfiles),
    looksAtMedia: isNamed(named.lookingAtMedia),
    supportPhone: country.supportPhone,
    supportEmail: country.supportEmail,
    companyName: 'Nordlys Demo ApS',
    companyAddress: 'Eksempelvej 1, 1000 København K, Danmark',
    vatNumber: 'DK00000000',
  }
}
