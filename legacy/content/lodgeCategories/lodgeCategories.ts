import Type from 'typebox'
import type { Locale } from '../locale'
import { ByKey, readTexts } from '../texts'

/** The keys of the table `lodge_category`. */
export const lodgeCategoryKeys = [
  'FoodAndDrink',
  'MusicAndDance',
  'CultureAndBooks',
  'OutdoorsAndSport',
  'TravelAndTours',
  'GamesAndHobbies',
  'ParentsAndFamily',
  'FriendsAndConversation',
  'SinglesAndDating',
  'Couples',
  'AgeAndLifeStages',
  'LocalLife',
  'BodyAndMind',
  'FlirtAndSensuality',
  'Other',
] as const

const texts = readTexts(import.meta.url, ByKey(lodgeCategoryKeys, Type.String()))

/** The name of a category; its key where it has none. */
export function lodgeCategoryName(locale: Locale, key: string): string {
  const names: Readonly<Record<string, string>> = texts[locale]
  return names[key] ?? key
}
