import type { Locale } from '../locale'
import daDK from './da-DK'
import enGB from './en-GB'
import nbNO from './nb-NO'
import svSE from './sv-SE'

/** A review of the site by a member of the demo community. */
export interface Review {
  author: string
  /** 1 is worst, 5 is best. */
  rating: 1 | 2 | 3 | 4 | 5
  text: string
  /** yyyy-MM-dd */
  date: string
}

const texts: Record<Locale, Review[]> = { 'da-DK': daDK, 'en-GB': enGB, 'nb-NO': nbNO, 'sv-SE': svSE }

/** Newest first. */
export const reviews = (locale: Locale): Review[] => texts[locale]
