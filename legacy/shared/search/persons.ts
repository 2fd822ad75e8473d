import type { Expression, SqlBool } from 'kysely'
import type { PersonFilter } from '../../contract/search'
import { latestBirthday } from './ages'
import type { SearchBuilder } from './rows'

type Which = 'first' | 'second'

/**
 * Whether the persons of a profile match: one of them the first filter and, with a second filter, the other one
 * that.
 */
export function personsFit(eb: SearchBuilder, filters: readonly PersonFilter[], today: string): Expression<SqlBool> {
  const [one, other] = filters
  const like = (which: Which, filter: PersonFilter = {}) => personFits(eb, which, filter, today)
  const either = eb.or([
    eb.and([...like('first', one), ...like('second', other)]),
    eb.and([...like('second', one), ...like('first', other)]),
  ])
  return other ? eb.and([eb('profile.secondGender', 'is not', null), either]) : either
}

/** The conditions of a filter on one person; a missing person fulfils none. */
function personFits(eb: SearchBuilder, which: Which, filter: PersonFilter, today: string): Expression<SqlBool>[] {
  const demands: Expression<SqlBool>[] = []
  const facts = [
    ['Gender', filter.genders],
    ['BodyType', filter.bodyTypes],
    ['EyeColour', filter.eyeColours],
    ['HairColour', filter.hairColours],
    ['SexualOrientation', filter.sexualOrientations],
    ['RelationshipStatus', filter.relationshipStatuses],
    ['Smoking', filter.smoking],
    ['Children', filter.children],
    ['Dominance', filter.dominance],
  ] as const
  for (const [fact, values] of facts) {
    if (values) demands.push(eb(`profile.${which}${fact}`, 'in', values))
  }
  const measures = [
    ['Height', filter.heightFrom, filter.heightTo],
    ['Weight', filter.weightFrom, filter.weightTo],
  ] as const
  for (const [measure, from, to] of measures) {
    if (from !== undefined) demands.push(eb(`profile.${which}${measure}`, '>=', from))
    if (to !== undefined) demands.push(eb(`profile.${which}${measure}`, '<=', to))
  }
  const birthday = `profile.${which}Birthday` as const
  if (filter.ageFrom !== undefined) demands.push(eb(birthday, '<=', latestBirthday(today, filter.ageFrom)))
  if (filter.ageTo !== undefined) demands.push(eb(birthday, '>', latestBirthday(today, filter.ageTo + 1)))
  return demands
}
