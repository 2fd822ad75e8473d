import { Audience, Gender } from '../contract/enums'

/** Which bits of an audience each gender answers to: who means men or women does not shut transsexuals out. */
export const audienceOf: Readonly<Record<Gender, number>> = {
  [Gender.Male]: Audience.Men,
  [Gender.Female]: Audience.Women,
  [Gender.Couple]: Audience.Couples,
  [Gender.Transsexual]: Audience.Men | Audience.Women,
}

/** The audiences that a gender belongs to: as a list of numbers, an index can answer them. */
export function audiencesWith(gender: Gender): number[] {
  return [1, 2, 3, 4, 5, 6, 7].filter((mask) => (mask & audienceOf[gender]) !== 0)
}
