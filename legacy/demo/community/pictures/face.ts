import { createAvatar } from '@dicebear/core'
import { lorelei } from '@dicebear/collection'
import { garment } from './clothes'
import type { PersonLook } from './look'
import { INK } from './palette'
import type { Tone } from './palette'

/** Placeholder colours of the avatar set, replaced by our gradients. */
const SKIN = 'f0f0f1'
const HAIR = 'f0f0f2'

/** Wrinkles beside and below the eye, and from nose to mouth. */
const LINES =
  'M352 470q-16 4 -26 14M356 492q-16 10 -22 22M424 522q34 18 72 4M636 512q26 14 48 2M484 580q-22 22 -18 56M668 590q8 20 0 44'

const gradient = (id: string, [light, middle, shade]: Tone, x1: number, y1: number, x2: number, y2: number) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">` +
  `<stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`

function avatarBody(person: PersonLook): string {
  const drawn = createAvatar(lorelei, {
    seed: person.hair,
    hair: [person.hair],
    hairColor: [HAIR],
    skinColor: [SKIN],
    head: [person.head],
    eyes: [person.eyes],
    eyebrows: [person.eyebrows],
    eyebrowsColor: [person.brows.slice(1)],
    nose: [person.nose],
    mouth: [person.mouth],
    mouthColor: [person.lips.slice(1)],
    beard: person.beard ? [person.beard] : [],
    beardProbability: person.beard ? 100 : 0,
    glasses: person.glasses ? [person.glasses] : [],
    glassesProbability: person.glasses ? 100 : 0,
    glassesColor: [INK.slice(1)],
    earrings: person.earrings ? [person.earrings] : [],
    earringsProbability: person.earrings ? 100 : 0,
    earringsColor: ['c79a3f'],
    frecklesProbability: person.freckles ? 100 : 0,
    frecklesColor: ['b06f4c'],
    hairAccessoriesProbability: 0,
  } as lorelei.Options).toString()
  const start = drawn.indexOf('<g mask=')
  return drawn.slice(drawn.indexOf('>', start) + 1, drawn.lastIndexOf('</g></svg>'))
}

/**
 * One person, head and shoulders, in the avatar set's 980 × 980 space (the shoulders continue below it). `id`
 * makes gradient ids unique, since a picture may show two persons.
 */
export function drawFigure(person: PersonLook, id: string, lightFromLeft: boolean): string {
  const [left, right] = lightFromLeft ? [230, 700] : [700, 230]
  const skinPath = new RegExp(`<path d="([^"]+)" fill="#${SKIN}"/>`)
  const body = avatarBody(person)
  const outline = skinPath.exec(body)?.[1] ?? ''
  const blush = person.skin[2]
  const shade = [
    // The chin's shadow on the neck, the cheeks, and the shaded side.
    `<ellipse cx="470" cy="868" rx="150" ry="66" fill="${person.skin[2]}" opacity=".5"/>`,
    `<ellipse cx="392" cy="634" rx="72" ry="48" fill="url(#${id}blush)"/><ellipse cx="668" cy="626" rx="52" ry="44" fill="url(#${id}blush)"/>`,
    person.lined
      ? `<path transform="translate(0 52)" d="${LINES}" stroke="${person.skin[2]}" stroke-width="7" stroke-linecap="round" fill="none"/>`
      : '',
  ].join('')
  const face = body
    .replace(
      skinPath,
      `<path d="${outline}" fill="url(#${id}skin)"/><clipPath id="${id}clip"><path d="${outline}"/></clipPath><g clip-path="url(#${id}clip)">${shade}</g>`,
    )
    .replaceAll(`#${SKIN}`, `url(#${id}skin)`)
    .replaceAll(`#${HAIR}`, `url(#${id}hair)`)
    .replaceAll(/"#0{3,6}"/g, `"${INK}"`)
  return (
    `<defs>${gradient(`${id}skin`, person.skin, left, 200, right, 860)}${gradient(`${id}hair`, person.hairColours, left, 90, right, 820)}` +
    `${gradient(`${id}cloth`, person.cloth, left, 760, right, 1250)}${gradient(`${id}accent`, person.accent, left, 760, right, 1250)}` +
    `<radialGradient id="${id}blush"><stop offset="0" stop-color="${blush}" stop-opacity=".55"/><stop offset="1" stop-color="${blush}" stop-opacity="0"/></radialGradient></defs>` +
    `${garment(person, id).behind}${face}${garment(person, id).front}`
  )
}
