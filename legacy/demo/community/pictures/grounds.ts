import { createRandom } from '../random'
import type { Random } from '../random'
import type { PortraitLook } from './look'
import type { GroundPalette } from './palette'
import { gables, ridge, spruces } from './shapes'

type Paint = (palette: GroundPalette, random: Random) => string

const WIDTH = 800
const HEIGHT = 1000

const sun = (palette: GroundPalette, x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius * 3}" fill="url(#glow)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.glow}" opacity=".85"/>`

const hills: Paint = (palette, random) =>
  sun(palette, random.int(120, 680), random.int(160, 360), random.int(46, 74)) +
  `<path d="${ridge(random, WIDTH, HEIGHT, 470, 70)}" fill="${palette.far}" opacity=".75"/>` +
  `<path d="${ridge(random, WIDTH, HEIGHT, 580, 60)}" fill="${palette.middle}" opacity=".85"/>` +
  `<path d="${ridge(random, WIDTH, HEIGHT, 720, 50)}" fill="${palette.near}"/>`

const forest: Paint = (palette, random) =>
  sun(palette, random.int(120, 680), random.int(120, 300), 52) +
  `<g fill="${palette.far}" opacity=".7">${spruces(random, WIDTH, 560, 220, 26)}</g>` +
  `<g fill="${palette.middle}" opacity=".9">${spruces(random, WIDTH, 700, 300, 16)}</g>` +
  `<path d="${ridge(random, WIDTH, HEIGHT, 690, 20)}" fill="${palette.near}"/>`

const sea: Paint = (palette, random) => {
  const horizon = random.int(430, 560)
  const x = random.int(160, 640)
  const glints = Array.from({ length: 16 }, (_, index) => {
    const spread = 40 + index * 9
    return `<rect x="${x - spread + random.int(-40, 40)}" y="${horizon + 14 + index * 26}" width="${spread * 2}" height="5" rx="2" fill="${palette.glow}" opacity="${0.5 - index * 0.025}"/>`
  }).join('')
  return (
    sun(palette, x, horizon - random.int(60, 160), 56) +
    `<path d="${ridge(random, WIDTH, horizon + 8, horizon - 30, 34)}" fill="${palette.far}" opacity=".8"/>` +
    `<rect y="${horizon}" width="800" height="600" fill="${palette.middle}"/><rect y="${horizon + 190}" width="800" height="500" fill="${palette.near}" opacity=".5"/>${glints}`
  )
}

const room: Paint = (palette, random) => {
  const left = random.chance(0.5) ? 50 : 470
  const lamp = left === 50 ? 660 : 140
  return (
    `<rect width="800" height="1000" fill="${palette.middle}" opacity=".55"/><rect y="780" width="800" height="220" fill="${palette.near}" opacity=".7"/>` +
    `<rect x="${left}" y="90" width="290" height="440" rx="6" fill="${palette.sky[2]}"/><path d="${ridge(random, 290, 440, 300, 30)}" transform="translate(${left} 90)" fill="${palette.far}" opacity=".8"/>` +
    `<path d="M${left} 90h290v440h-290ZM${left + 145} 90v440M${left} 300h290" fill="none" stroke="${palette.glow}" stroke-width="16"/><rect x="${left - 26}" y="530" width="342" height="22" fill="${palette.glow}" opacity=".9"/>` +
    `<path d="M${lamp} 0V170" stroke="${palette.near}" stroke-width="6"/><circle cx="${lamp}" cy="260" r="210" fill="url(#glow)"/><path d="M${lamp - 92} 262a92 92 0 0 1 184 0Z" fill="${palette.near}"/>` +
    `<g fill="${palette.near}"><path d="M${left + 60} 530q-20 -110 -54 -130q60 10 66 130ZM${left + 66} 530q0 -140 34 -176q14 80 -20 176ZM${left + 74} 530q30 -90 80 -110q-14 70 -66 110Z"/></g>`
  )
}

const town: Paint = (palette, random) =>
  sun(palette, random.int(120, 680), random.int(110, 220), 48) +
  gables(random, { width: WIDTH, base: 640, fills: [palette.far, palette.sky[0]], light: palette.glow, scale: 0.9 }) +
  gables(random, {
    width: WIDTH,
    base: 860,
    fills: [palette.middle, palette.near, palette.far],
    light: palette.glow,
    scale: 1.3,
  }) +
  `<rect y="850" width="800" height="150" fill="${palette.near}"/>`

const wash: Paint = (palette, random) =>
  Array.from({ length: 9 }, (_, index) => {
    const y = 60 + index * 110 + random.int(-40, 40)
    const fill = random.pick([palette.far, palette.middle, palette.sky[0], palette.glow])
    return `<path d="M-60 ${y}C200 ${y - random.int(20, 120)} 520 ${y + random.int(20, 140)} 880 ${y - random.int(0, 90)}l0 ${random.int(90, 190)}C560 ${y + 260} 260 ${y + 60} -60 ${y + 170}Z" fill="${fill}" opacity="${0.22 + random.next() * 0.25}"/>`
  }).join('') + `<circle cx="400" cy="430" r="430" fill="url(#glow)"/>`

const wall: Paint = (palette, random) =>
  Array.from(
    { length: 9 },
    (_, index) =>
      `<rect x="${index * 92 - 6}" y="0" width="88" height="1000" fill="${palette.middle}" opacity="${0.4 + random.next() * 0.25}"/>`,
  ).join('') +
  Array.from({ length: 3 }, (_, index) => {
    const x = [40, 560, 590][index] ?? 40
    const y = [110, 70, 380][index] ?? 110
    return `<g transform="translate(${x} ${y})"><rect width="180" height="220" fill="${palette.near}"/><rect x="14" y="14" width="152" height="192" fill="${palette.sky[2]}"/><path d="${ridge(random, 152, 192, 110, 22)}" transform="translate(14 14)" fill="${random.pick([palette.far, palette.near])}"/></g>`
  }).join('') +
  `<circle cx="${random.int(200, 600)}" cy="240" r="460" fill="url(#glow)" opacity=".7"/>`

const evening: Paint = (palette, random) =>
  `<rect width="800" height="1000" fill="${palette.near}" opacity=".72"/>` +
  Array.from({ length: 34 }, () => {
    const radius = random.int(10, 58)
    return `<circle cx="${random.int(0, 800)}" cy="${random.int(40, 860)}" r="${radius}" fill="${random.pick([palette.glow, palette.sky[1], '#f0b866', '#e58f62'])}" opacity="${(0.1 + random.next() * 0.34).toFixed(2)}"/>`
  }).join('')

const scenes: Record<PortraitLook['scene'], Paint> = { hills, forest, sea, window: room, town, wash, wall, evening }

/** The painted background of a portrait, 800 × 1000, as SVG. */
export function drawGround(look: PortraitLook, seed: string): string {
  const { ground } = look
  const random = createRandom(`ground ${seed}`)
  const x = look.lightFromLeft ? 0.2 : 0.8
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH / 2.5}" height="${HEIGHT / 2.5}"><defs>` +
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ground.sky[0]}"/><stop offset=".5" stop-color="${ground.sky[1]}"/><stop offset="1" stop-color="${ground.sky[2]}"/></linearGradient>` +
    `<radialGradient id="glow"><stop offset="0" stop-color="${ground.glow}" stop-opacity=".8"/><stop offset="1" stop-color="${ground.glow}" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="light" cx="${x}" cy=".15" r="1.1"><stop offset="0" stop-color="${ground.glow}" stop-opacity=".3"/><stop offset=".55" stop-color="${ground.glow}" stop-opacity="0"/><stop offset="1" stop-color="${ground.near}" stop-opacity=".32"/></radialGradient></defs>` +
    `<rect width="800" height="1000" fill="url(#sky)"/>${scenes[look.scene](ground, random)}<rect width="800" height="1000" fill="url(#light)"/></svg>`
  )
}
