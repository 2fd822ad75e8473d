import { createRandom } from '../random'
import type { Random } from '../random'
import { house } from './house'
import { gables, ridge, spruces } from './shapes'

const HERO_WIDTH = 2000
const HERO_HEIGHT = 1250

const frame = (defs: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${HERO_WIDTH} ${HERO_HEIGHT}" width="${HERO_WIDTH}" height="${HERO_HEIGHT}"><defs>${defs}</defs>${body}</svg>`

const stops = (...colours: (readonly [offset: number, colour: string, opacity?: number])[]) =>
  colours
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')

const glowDefs = (id: string, colour: string) =>
  `<radialGradient id="${id}">${stops([0, colour, 0.75], [0.35, colour, 0.3], [1, colour, 0])}</radialGradient>`

const stars = (random: Random, count: number, floor: number, colour: string) =>
  Array.from({ length: count }, () => {
    const y = Math.round(random.next() ** 1.6 * floor)
    return `<circle cx="${random.int(0, HERO_WIDTH)}" cy="${y}" r="${(0.8 + random.next() * 1.6).toFixed(1)}" fill="${colour}" opacity="${(0.25 + random.next() * 0.6).toFixed(2)}"/>`
  }).join('')

/** One curtain of northern lights: many narrow rays along a slow wave. */
function aurora(random: Random, y: number, height: number, fill: string): string {
  const phase = random.next() * 6
  const rays = Array.from({ length: 120 }, (_, index) => {
    const x = -100 + index * 19
    const wave = Math.sin(index / 15 + phase) * 70 + Math.sin(index / 5 + phase * 2) * 18
    const long = height * (0.55 + random.next() * 0.45)
    return `<rect x="${x}" y="${Math.round(y + wave - long)}" width="34" height="${Math.round(long)}" fill="url(#${fill})" opacity="${(0.25 + random.next() * 0.5).toFixed(2)}"/>`
  })
  return `<g filter="url(#veil)">${rays.join('')}</g>`
}

/** Lights on the water: broken strokes that widen towards the viewer. */
const reflections = (random: Random, from: number, colours: readonly string[]) =>
  Array.from({ length: 150 }, () => {
    const depth = random.next() ** 1.4
    const wide = 10 + depth * 60
    return `<rect x="${random.int(0, HERO_WIDTH)}" y="${Math.round(from + 6 + depth * 230)}" width="${Math.round(wide)}" height="${(2 + depth * 4).toFixed(1)}" rx="2" fill="${random.pick(colours)}" opacity="${(0.5 - depth * 0.34).toFixed(2)}"/>`
  }).join('')

/** Dusk over a Nordic town by the water, with lit windows and northern lights. */
export function drawNordlysHero(): string {
  const random = createRandom('hero nordlys')
  const quay = 1010
  const defs =
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops([0, '#12283a'], [0.3, '#1f4a58'], [0.52, '#5f7f83'], [0.66, '#d79a78'], [0.76, '#e9b184'], [1, '#c9745a'])}</linearGradient>` +
    `<linearGradient id="water" x1="0" y1="0" x2="0" y2="1">${stops([0, '#b0705d'], [0.25, '#5d5862'], [1, '#142733'])}</linearGradient>` +
    `<linearGradient id="green" x1="0" y1="0" x2="0" y2="1">${stops([0, '#7fe0b8', 0], [0.75, '#8ff0c4', 0.55], [1, '#d7ffe6', 0])}</linearGradient>` +
    `<linearGradient id="teal" x1="0" y1="0" x2="0" y2="1">${stops([0, '#56a9c4', 0], [0.7, '#5fc9c4', 0.45], [1, '#a8f0dc', 0])}</linearGradient>` +
    `<filter id="veil" x="-5%" y="-20%" width="110%" height="140%"><feGaussianBlur stdDeviation="16 5"/></filter>` +
    glowDefs('lamp', '#ffcf86') +
    glowDefs('ember', '#ffb37a')
  const street = gables(random, {
    width: HERO_WIDTH,
    base: 930,
    fills: ['#5d5562', '#6d5a60', '#4d5260', '#7a5a55'],
    light: '#ffd48a',
    dark: '#3a3a48',
    scale: 0.95,
    lit: 0.6,
  })
  const front = gables(random, {
    width: HERO_WIDTH,
    base: quay,
    fills: ['#7d3a35', '#b0813f', '#2f5a62', '#3f4c5e', '#8c5a45', '#c9b59a'],
    light: '#ffdc98',
    dark: '#27303e',
    scale: 1.35,
    lit: 0.62,
  })
  const church = `<g fill="#3d4352"><path d="M560 900V640h70v260ZM548 640l47 -190l47 190Z"/><rect x="592" y="424" width="6" height="40"/><path d="M575 456h40" stroke="#3d4352" stroke-width="6"/></g><rect x="584" y="676" width="22" height="40" rx="11" fill="#ffd48a"/>`
  const red = house(
    { wall: '#b5402f', wallShade: '#7f2a24', roof: '#2b2631', trim: '#f0e2d0', light: '#ffdf9a', night: '#2a3444' },
    [true, true, false, true, true],
  )
  return frame(
    defs,
    `<rect width="2000" height="1250" fill="url(#sky)"/>${stars(random, 190, 560, '#f6f1e2')}` +
      aurora(random, 470, 430, 'green') +
      aurora(random, 380, 380, 'teal') +
      `<ellipse cx="1180" cy="860" rx="900" ry="220" fill="url(#ember)" opacity=".8"/>` +
      `<path d="${ridge(random, HERO_WIDTH, 1010, 740, 90)}" fill="#58646f"/><path d="${ridge(random, HERO_WIDTH, 1010, 800, 60)}" fill="#47505e"/>` +
      `<g fill="#38434f">${spruces(random, HERO_WIDTH, 880, 130, 60)}</g>${church}${street}` +
      `<ellipse cx="1000" cy="960" rx="1200" ry="150" fill="url(#lamp)" opacity=".35"/>${front}` +
      `<g transform="translate(1490 ${quay}) scale(.82)">${red}</g><circle cx="1532" cy="868" r="150" fill="url(#lamp)" opacity=".8"/>` +
      `<rect y="${quay}" width="2000" height="240" fill="url(#water)"/><rect y="${quay - 4}" width="2000" height="16" fill="#2a2732"/>` +
      reflections(random, quay + 10, ['#ffcf86', '#ffe2ae', '#e9a06f', '#8fd6bd']) +
      lamps(quay) +
      boats(quay + 70),
  )
}

/** Street lamps along the quay, each with its glow. */
const lamps = (quay: number) =>
  [140, 470, 820, 1130, 1760, 1930]
    .map(
      (x) =>
        `<path d="M${x} ${quay}v-92" stroke="#1f1c26" stroke-width="6"/><circle cx="${x}" cy="${quay - 98}" r="62" fill="url(#lamp)"/><circle cx="${x}" cy="${quay - 98}" r="8" fill="#fff0cc"/>`,
    )
    .join('')

const boats = (y: number) =>
  [
    [330, 1.1],
    [980, 0.8],
    [1720, 1.25],
  ]
    .map(
      ([x = 0, scale = 1], index) =>
        `<g transform="translate(${x} ${y + index * 28}) scale(${scale})"><path d="M-90 0H90q-14 36 -40 40H-56Q-80 34 -90 0Z" fill="#1d1a24"/><path d="M-92 0H92" stroke="#d8cbb8" stroke-width="5"/><path d="M-34 0v-34h54l14 34Z" fill="#2c3542"/><rect x="-24" y="-26" width="16" height="16" fill="#ffdc98"/><path d="M0 -34V-150M0 -140L62 -6" stroke="#1d1a24" stroke-width="4"/></g>`,
    )
    .join('')

/** The same house after midnight, closer and plum-black, with a brass lamp and two people behind the curtain. */
export function drawMidnatHero(): string {
  const random = createRandom('hero midnat')
  const defs =
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops([0, '#0d0a11'], [0.45, '#1b1322'], [0.8, '#33203a'], [1, '#472838'])}</linearGradient>` +
    `<linearGradient id="rose" x1="0" y1="0" x2="0" y2="1">${stops([0, '#8a3f6a', 0], [0.75, '#d4608a', 0.62], [1, '#e8628a', 0])}</linearGradient>` +
    `<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">${stops([0, '#2a1b28'], [1, '#0f0b12'])}</linearGradient>` +
    `<filter id="veil" x="-5%" y="-20%" width="110%" height="140%"><feGaussianBlur stdDeviation="22 8"/></filter>` +
    glowDefs('brass', '#e0ae58') +
    glowDefs('window', '#f0b860')
  // The lower right window is inhabited: a lamp, a bottle and two glasses on the sill.
  const sill =
    '<g transform="translate(66 -150)" fill="#3a1f18"><path d="M8 100v-20q0 -6 4 -8v-16h6v16q4 2 4 8v20Z"/><path d="M28 66h13q0 16 -5 18v14h4v2h-11v-2h4v-14q-5 -2 -5 -18ZM46 70h13q0 16 -5 18v10h4v2h-11v-2h4v-10q-5 -2 -5 -18Z"/></g>'
  const near = house(
    { wall: '#4a2a36', wallShade: '#241620', roof: '#150e17', trim: '#8a6a66', light: '#f0bd68', night: '#1a121e' },
    [false, true, false, true, false],
    sill,
  )
  const neighbours = gables(random, {
    width: HERO_WIDTH,
    base: 1020,
    fills: ['#1d141f', '#231825', '#19111b'],
    light: '#c98a4a',
    scale: 1.9,
    lit: 0.1,
  })
  const cobbles = Array.from({ length: 200 }, () => {
    const depth = random.next()
    const x = random.int(-20, HERO_WIDTH)
    const lightness = Math.max(0, 1 - Math.abs(x - 1390) / 720)
    return `<ellipse cx="${x}" cy="${Math.round(1050 + depth * 200)}" rx="${Math.round(14 + depth * 34)}" ry="${Math.round(2 + depth * 5)}" fill="#e0ae58" opacity="${(0.03 + lightness * 0.2 * random.next()).toFixed(3)}"/>`
  }).join('')
  return frame(
    defs,
    `<rect width="2000" height="1250" fill="url(#sky)"/>${stars(random, 150, 700, '#f3ece6')}${aurora(random, 520, 420, 'rose')}` +
      `<circle cx="520" cy="210" r="260" fill="url(#brass)" opacity=".2"/><path d="M540 150a62 62 0 1 0 34 96a52 52 0 1 1 -34 -96Z" fill="#f1e2c4"/>` +
      `<path d="${ridge(random, HERO_WIDTH, 1040, 820, 70)}" fill="#1f1524"/>${neighbours}` +
      `<rect y="1020" width="2000" height="230" fill="url(#ground)"/>` +
      `<circle cx="1380" cy="760" r="820" fill="url(#brass)" opacity=".42"/>` +
      `<g transform="translate(1280 1050) scale(1.78)">${near}</g>` +
      `<circle cx="1460" cy="880" r="330" fill="url(#window)" opacity=".55"/><circle cx="1460" cy="602" r="250" fill="url(#window)" opacity=".4"/>` +
      `<circle cx="1369" cy="738" r="300" fill="url(#brass)"/><circle cx="1369" cy="738" r="16" fill="#fff0cc"/>` +
      `<ellipse cx="1400" cy="1120" rx="560" ry="110" fill="url(#brass)" opacity=".55"/>${cobbles}` +
      birch(random, 250, 1120) +
      `<rect width="2000" height="1250" fill="#140c18" opacity=".06"/>`,
  )
}

/** A bare tree at the left edge gives depth behind the page's text. */
function birch(random: Random, x: number, foot: number): string {
  const branch = (fromX: number, fromY: number, angle: number, length: number, width: number): string => {
    const toX = fromX + Math.cos(angle) * length
    const toY = fromY - Math.sin(angle) * length
    const own = `<path d="M${fromX.toFixed(0)} ${fromY.toFixed(0)}L${toX.toFixed(0)} ${toY.toFixed(0)}" stroke="#0c080e" stroke-width="${width.toFixed(1)}" stroke-linecap="round"/>`
    if (width < 2.2) return own
    const spread = 0.3 + random.next() * 0.3
    return (
      own +
      branch(toX, toY, angle + spread, length * 0.76, width * 0.68) +
      branch(toX, toY, angle - spread * 0.8, length * 0.8, width * 0.68)
    )
  }
  return branch(x, foot, 1.52, 220, 30)
}
