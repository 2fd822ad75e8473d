import i18next, { type i18n } from 'i18next'
import type { IEnvironment } from 'relay-runtime'

/** Whom the texts address: one person, or the two of a couple's profile. */
export type Addressee = 'SINGLE' | 'COUPLE'

/** The texts of a page: those loaded so far, and in whose words they are spoken. */
export interface SpokenTexts {
  readonly i18n: i18n
  /** By namespace, as their files hold them. */
  readonly loaded: Map<string, Record<string, unknown>>
  addressee: Addressee
}

/** When a page was drawn, and for whose clocks: what it says of times stays so until the browser has taken it over. */
export interface Drawing {
  readonly at: Date
  /** By how many minutes those clocks were ahead of UTC. */
  readonly clockOffset: number
}

/** What a page has outside React. */
export interface Page {
  environment?: IEnvironment
  readonly spoken: SpokenTexts
  /** The address that is shown. */
  readonly url: () => URL
  /** The cookies that scripts can read, as a browser lists them. */
  readonly cookies: () => string
  /** Set where a server draws it for a member, and where it came drawn. */
  drawn?: Drawing
  /** Set while it is drawn, when there is nothing at its address. */
  isNothingThere?: boolean
}

const browserPage: Page = {
  spoken: { i18n: i18next, loaded: new Map(), addressee: 'SINGLE' },
  url: () => new URL(window.location.href),
  cookies: () => document.cookie,
}

let find: () => Page | undefined = () => browserPage

/** Has pages found elsewhere: a server renders many at a time, and a browser has one. */
export function findPagesBy(source: () => Page | undefined): void {
  find = source
}

export function currentPage(): Page {
  const page = find()
  if (!page) throw new Error('No page is being rendered')
  return page
}

/** Says that there is nothing at the page's address, for the status with which a server sends it. */
export function sayNothingIsThere(): void {
  currentPage().isNothingThere = true
}

/** Sets the environment that loaders use; they run outside React. */
export function setEnvironment(environment: IEnvironment): void {
  currentPage().environment = environment
}

export function getEnvironment(): IEnvironment {
  const { environment } = currentPage()
  if (!environment) throw new Error('The environment is not set')
  return environment
}
