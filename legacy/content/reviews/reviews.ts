import Type, { type Static } from 'typebox'
import type { Locale } from '../locale'
import { Exact, IsoDay, readTexts } from '../texts'

const Review = Exact({
  author: Type.String(),
  /** 1 is worst, 5 is best. */
  rating: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4), Type.Literal(5)]),
  text: Type.String(),
  date: IsoDay,
})
export type Review = Static<typeof Review>

const texts = readTexts(import.meta.url, Type.Array(Review), (reviews) => reviews.length)

/** Newest first. */
export const reviews = (locale: Locale): Review[] => texts[locale]
