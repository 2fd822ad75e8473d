import { createRandom } from '../random'
import type { Random } from '../random'
import { cloths, coolGrounds, hairTones, INK, skins, warmGrounds } from './palette'
import type { GroundPalette, HairTone, Tone } from './palette'

/** Groups of portraits; `couple` shows two persons. */
const portraitGroups = ['male', 'female', 'couple', 'trans'] as const
export type PortraitGroup = (typeof portraitGroups)[number]

const ageGroups = ['young', 'middle', 'senior'] as const
type AgeGroup = (typeof ageGroups)[number]

/** Number of different portraits per group and age. */
const portraitsPerAge: Record<PortraitGroup, number> = { male: 24, female: 24, couple: 24, trans: 8 }

/** A drawn person: names of the avatar set's parts, and our own colours. */
export interface PersonLook {
  feminine: boolean
  hair: string
  hairTone: HairTone
  hairColours: Tone
  skin: Tone
  head: string
  eyes: string
  eyebrows: string
  nose: string
  mouth: string
  beard: string | null
  glasses: string | null
  earrings: string | null
  freckles: boolean
  lined: boolean
  lips: string
  brows: string
  garment: 'crew' | 'scoop' | 'shirt' | 'rollneck' | 'knit' | 'jacket'
  cloth: Tone
  accent: Tone
}

export interface PortraitLook {
  persons: PersonLook[]
  scene: 'hills' | 'forest' | 'sea' | 'window' | 'town' | 'wash' | 'wall' | 'evening'
  ground: GroundPalette
  lightFromLeft: boolean
  mirrored: boolean
  zoom: number
}

const variants = (...numbers: number[]) => numbers.map((number) => `variant${String(number).padStart(2, '0')}`)
const happy = (...numbers: number[]) => numbers.map((number) => `happy${String(number).padStart(2, '0')}`)

const masculineHair = variants(1, 2, 3, 4, 8, 9, 12, 22, 39, 43, 44, 47, 6, 11)
const thinningHair = variants(25, 28, 1, 47, 44, 12, 2)
const feminineHair = variants(10, 13, 14, 15, 17, 18, 19, 23, 24, 29, 30, 31, 32, 33, 35, 37, 38, 42, 46, 48)
const seniorFeminineHair = variants(10, 13, 14, 19, 24, 29, 32, 37, 38, 42, 48, 9, 12, 22, 39)
/** Excludes the set's winks, fangs and tongues, so that every portrait looks friendly. */
const features = {
  feminine: {
    eyes: variants(1, 2, 4, 6, 7, 10, 11, 12, 14, 19, 20, 21, 24),
    eyebrows: variants(2, 5, 7, 9),
    mouth: happy(1, 2, 3, 3, 5, 6, 13, 18, 18),
    lips: ['#a8403a', '#b4554c', '#8c3f48', '#9c5148'],
  },
  masculine: {
    eyes: variants(1, 2, 4, 6, 8, 14, 17, 19),
    eyebrows: variants(2, 3, 7, 9, 10),
    mouth: happy(1, 2, 5, 6, 10, 13),
    lips: ['#6b3a35', '#7a4038'],
  },
}

const hairByAge: Record<AgeGroup, readonly (readonly [HairTone, number])[]> = {
  young: [
    ['Blond', 3],
    ['DarkBlond', 3],
    ['LightBrown', 3],
    ['Brown', 3],
    ['Black', 2],
    ['RedBrown', 1],
    ['Red', 1],
    ['Bright', 1],
  ],
  middle: [
    ['Blond', 2],
    ['DarkBlond', 3],
    ['LightBrown', 3],
    ['Brown', 4],
    ['Black', 2],
    ['RedBrown', 1],
    ['Red', 1],
    ['Grey', 1],
  ],
  senior: [
    ['Grey', 4],
    ['SilverGrey', 4],
    ['WhiteGrey', 4],
    ['Brown', 1],
    ['DarkBlond', 1],
  ],
}

const garments = {
  feminine: [
    ['crew', 2],
    ['scoop', 4],
    ['shirt', 2],
    ['rollneck', 2],
    ['knit', 2],
    ['jacket', 2],
  ],
  masculine: [
    ['crew', 4],
    ['shirt', 4],
    ['rollneck', 1],
    ['knit', 3],
    ['jacket', 3],
  ],
} as const

/** Picks other clothes for a second portrait. */
function dress(random: Random, feminine: boolean): Pick<PersonLook, 'garment' | 'cloth' | 'accent'> {
  const cloth = random.pick(cloths)
  return {
    garment: random.weighted<PersonLook['garment']>(garments[feminine ? 'feminine' : 'masculine']),
    cloth,
    accent: random.pick(cloths.filter((other) => other !== cloth)),
  }
}

function drawPerson(random: Random, feminine: boolean, age: AgeGroup): PersonLook {
  const skinIndex = random.weighted(skins.map(([, weight], index) => [index, weight] as const))
  const skin = skins[skinIndex]?.[0] ?? skins[0]![0]
  const deep = skinIndex >= 4
  const tone = deep && age !== 'senior' ? 'Black' : random.weighted(hairByAge[age])
  const hairPool = feminine
    ? age === 'senior'
      ? seniorFeminineHair
      : feminineHair
    : age === 'young'
      ? masculineHair
      : random.chance(age === 'senior' ? 0.6 : 0.25)
        ? thinningHair
        : masculineHair
  const beard = !feminine && random.chance(age === 'young' ? 0.14 : 0.26)
  const cloth = random.pick(cloths)
  const choice = feminine ? features.feminine : features.masculine
  return {
    feminine,
    hair: random.pick(hairPool),
    hairTone: tone,
    hairColours: hairTones[tone],
    skin,
    head: random.pick(variants(1, 2, 3, 4)),
    eyes: random.pick(choice.eyes),
    eyebrows: random.pick(choice.eyebrows),
    nose: random.pick(variants(1, 4, 5, 6)),
    mouth: random.pick(choice.mouth),
    beard: beard ? random.pick(variants(1, 2)) : null,
    glasses: random.chance({ young: 0.12, middle: 0.25, senior: 0.45 }[age]) ? random.pick(variants(1, 3, 4)) : null,
    earrings: feminine && random.chance(0.45) ? random.pick(variants(1, 2, 3)) : null,
    freckles: !deep && (tone === 'Red' || tone === 'RedBrown' || random.chance(0.1)),
    lined: age === 'senior',
    lips: random.pick(choice.lips),
    brows: deep ? INK : hairTones[tone][2],
    garment: random.weighted<PersonLook['garment']>(garments[feminine ? 'feminine' : 'masculine']),
    cloth,
    accent: random.pick(cloths.filter((other) => other !== cloth)),
  }
}

/** All keys of the pool, such as `female-middle-07`. */
export function portraitKeys(): string[] {
  return portraitGroups.flatMap((group) =>
    ageGroups.flatMap((age) =>
      Array.from(
        { length: portraitsPerAge[group] },
        (_, index) => `${group}-${age}-${String(index + 1).padStart(2, '0')}`,
      ),
    ),
  )
}

/** The portrait for a member; a running `serial` uses all portraits of the pool evenly before it repeats. */
export function portraitKeyFor(group: PortraitGroup, age: number, serial: number): string {
  const ageGroup: AgeGroup = age < 33 ? 'young' : age < 55 ? 'middle' : 'senior'
  return `${group}-${ageGroup}-${String((serial % portraitsPerAge[group]) + 1).padStart(2, '0')}`
}

/** The key of another picture of the same persons, with another background and other clothes. */
export function secondPortrait(key: string): string {
  return `${key}-second`
}

export function portraitLook(key: string): PortraitLook {
  const [group, age, number, second] = key.split('-') as [PortraitGroup, AgeGroup, string, string | undefined]
  const random = createRandom(`portrait ${group}-${age}-${number}`)
  const feminine = {
    male: [false],
    female: [true],
    trans: [random.chance(0.65)],
    couple: random.weighted([
      [[true, false], 7],
      [[true, true], 1.5],
      [[false, false], 1.5],
    ] as const),
  }[group]
  const warm = random.chance(0.55)
  const persons = feminine.map((each) => drawPerson(random, each, age))
  const place = second ? createRandom(`portrait ${key}`) : random
  return {
    persons: second ? persons.map((person) => ({ ...person, ...dress(place, person.feminine) })) : persons,
    scene: place.pick(['hills', 'forest', 'sea', 'window', 'town', 'wash', 'wall', 'evening'] as const),
    ground: place.pick(warm ? warmGrounds : coolGrounds),
    lightFromLeft: place.chance(0.5),
    mirrored: place.chance(0.5),
    zoom: 0.94 + place.next() * 0.16,
  }
}
