import { Audience, EVERYBODY, Gender } from '../../contract/enums'

/** The group of an audience that each gender belongs to. */
export const audienceOf: Readonly<Record<Gender, number>> = {
  [Gender.Male]: Audience.Men,
  [Gender.Female]: Audience.Women,
  [Gender.Couple]: Audience.Couples,
  [Gender.Transsexual]: Audience.Transsexuals,
}

const audiences = Array.from({ length: EVERYBODY }, (_, index) => index + 1)

/** The audiences that include a gender: as a list of numbers, an index can answer them. */
export function audiencesWith(gender: Gender): number[] {
  return audiences.filter((audience) => (audience & audienceOf[gender]) !== 0)
}
