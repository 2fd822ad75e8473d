import { createRandom } from '../random'
import type { Random } from '../random'
import { ridge, spruces } from './shapes'

const WIDTH = 1600
const HEIGHT = 1067

interface Season {
  sky: readonly [string, string, string]
  sun: string
  /** From the farthest hill to the nearest. */
  hills: readonly [string, string, string, string]
  water: readonly [string, string]
  shore: string
  trees: string
  walls: readonly string[]
  snow: boolean
}

const seasons: readonly Season[] = [
  {
    sky: ['#6f9fae', '#b9d0c9', '#f3e3c3'],
    sun: '#fff2cf',
    hills: ['#a9c0bd', '#83a5a1', '#5f8780', '#476a5c'],
    water: ['#b7cdc6', '#4f7f86'],
    shore: '#6d7d4f',
    trees: '#33513f',
    walls: ['#b5402f', '#a8452f', '#d9b25c', '#efe6d8'],
    snow: false,
  },
  {
    sky: ['#45577f', '#c98c84', '#f6c995'],
    sun: '#ffe3ae',
    hills: ['#a9829a', '#85698a', '#5f5174', '#413d5c'],
    water: ['#e3b18f', '#4a4a6c'],
    shore: '#37364d',
    trees: '#2a2b42',
    walls: ['#8c332c', '#4b3340', '#c08a4e'],
    snow: false,
  },
  {
    sky: ['#8fa6bf', '#c5d0da', '#f1e6de'],
    sun: '#fff6e6',
    hills: ['#c9d3db', '#a9b9c6', '#8aa0b2', '#dfe6ea'],
    water: ['#c3d0d8', '#6d8798'],
    shore: '#eef0f0',
    trees: '#4a6068',
    walls: ['#b5402f', '#8f3a30', '#c9a35a'],
    snow: true,
  },
  {
    sky: ['#b8836a', '#e3b183', '#f8e0b4'],
    sun: '#fff1c8',
    hills: ['#c9a184', '#b07e5f', '#965f42', '#7d4a35'],
    water: ['#e6c79b', '#8a6a58'],
    shore: '#8a6a3c',
    trees: '#7a3f2a',
    walls: ['#efe6d8', '#3f5a60', '#b5402f'],
    snow: false,
  },
  {
    sky: ['#101f33', '#24485a', '#5f8a86'],
    sun: '#e6f2e0',
    hills: ['#3f6670', '#2f505e', '#233f4d', '#1a2f3c'],
    water: ['#4f7f80', '#142a38'],
    shore: '#15242e',
    trees: '#101d26',
    walls: ['#7f2f2a', '#5a3a3a', '#33424e'],
    snow: false,
  },
]

/** A small wooden house with lit windows, its foot at 0,0. */
function cabin(random: Random, season: Season): string {
  const wall = random.pick(season.walls)
  const wide = random.int(84, 128)
  const high = random.int(54, 72)
  const roof = Math.round(wide * 0.42)
  const lit = random.chance(0.7) ? '#ffdf9c' : '#3d4a55'
  return (
    `<path d="M0 0V${-high}L${wide * 0.3} ${-high - roof}H${wide * 1.05}L${wide * 1.3} ${-high}V0Z" fill="${wall}"/><path d="M${wide * 0.6} 0V${-high}H${wide * 1.3}V0Z" fill="#1a1420" opacity=".16"/>` +
    `<path d="M${wide * 0.24} ${-high - roof - 6}H${wide * 1.1}L${wide * 1.38} ${-high + 6}H${wide * 0.62}Z" fill="${season.snow ? '#f4f5f4' : '#3a3238'}"/>` +
    `<g fill="${lit}" stroke="#f3ead9" stroke-width="4"><rect x="${wide * 0.2}" y="${-high + 8}" width="${wide * 0.2}" height="${high * 0.4}"/><rect x="${wide * 0.76}" y="${-high + 14}" width="${wide * 0.16}" height="${high * 0.4}"/><rect x="${wide * 1.02}" y="${-high + 14}" width="${wide * 0.16}" height="${high * 0.4}"/></g>`
  )
}

const clouds = (random: Random, colour: string) =>
  Array.from({ length: random.int(3, 6) }, () => {
    const x = random.int(0, WIDTH)
    const y = random.int(60, 330)
    return [0, 1, 2, 3]
      .map(
        (index) =>
          `<ellipse cx="${x + index * 70 - 100}" cy="${y + random.int(-10, 14)}" rx="${random.int(80, 170)}" ry="${random.int(9, 20)}" fill="${colour}" opacity=".26"/>`,
      )
      .join('')
  }).join('')

/** Fjord walls: broken peaks with a lit and a shaded side, and snow on the tops where it lies. */
function peaks(random: Random, base: number, tallest: number, fill: string, snow: boolean): string {
  return Array.from({ length: 6 }, (_, index) => {
    const x = Math.round((index + random.next() * 0.8 - 0.3) * 300)
    const high = Math.round(tallest * (0.5 + random.next() * 0.5))
    const half = Math.round(high * (0.8 + random.next() * 0.5))
    const top = base - high
    return (
      `<path d="M${x - half} ${base}L${x - half * 0.3} ${top + high * 0.35}L${x} ${top}L${x + half * 0.4} ${top + high * 0.42}L${x + half} ${base}Z" fill="${fill}"/>` +
      `<path d="M${x} ${top}L${x + half * 0.4} ${top + high * 0.42}L${x + half} ${base}H${x + half * 0.1}L${x + half * 0.16} ${top + high * 0.5}Z" fill="#1a1e30" opacity=".13"/>` +
      (snow
        ? `<path d="M${x} ${top}L${x + half * 0.19} ${top + high * 0.2}l${-half * 0.12} ${high * 0.03}l${-half * 0.1} ${-high * 0.05}L${x - half * 0.17} ${top + high * 0.2}Z" fill="#f6f5f0" opacity=".8"/>`
        : '')
    )
  }).join('')
}

const jetty = (x: number, y: number) =>
  `<g fill="#4a3a38"><rect x="${x}" y="${y - 26}" width="190" height="11"/>${[12, 66, 120, 172].map((post) => `<rect x="${x + post}" y="${y - 38}" width="7" height="62"/>`).join('')}</g>`

const sailboat = (x: number, y: number, sail: string) =>
  `<g transform="translate(${x} ${y})"><path d="M-42 0H42q-8 17 -20 18H-24Q-38 16 -42 0Z" fill="#2d2a33"/><path d="M-3 -6V-112L-40 -6Z" fill="${sail}" opacity=".92"/><path d="M3 -6V-96L34 -6Z" fill="${sail}" opacity=".75"/></g>`

const lighthouse = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M-26 0L-17 -190H17L26 0Z" fill="#f4eee2"/><path d="M-24 -44l-3 44h54l-3 -44ZM-21 -110l-2 36h46l-2 -36Z" fill="#b5402f"/><rect x="-24" y="-200" width="48" height="10" fill="#2d2a33"/><rect x="-13" y="-226" width="26" height="26" fill="#ffe3a0"/><path d="M-18 -226h36l-18 -22Z" fill="#b5402f"/></g>`

/** A landscape as SVG: hills in the haze, a fjord with the sun on it, houses and spruces on the near shore. */
export function drawLandscape(seed: string | number): string {
  const random = createRandom(`landscape ${seed}`)
  const season = random.pick(seasons)
  const horizon = random.int(560, 640)
  const sunX = random.int(260, 1340)
  const sunY = horizon - random.int(90, 330)
  const steep = random.int(50, 130)
  const kind = random.pick(['fjord', 'lake', 'coast'] as const)
  const back =
    kind === 'fjord'
      ? peaks(random, horizon + 4, 330, season.hills[0], true) +
        peaks(random, horizon + 4, 230, season.hills[1], season.snow)
      : ''
  const hills = season.hills
    .slice(0, 3)
    .map(
      (fill, index) =>
        `<path d="${ridge(random, WIDTH, horizon + 4, horizon - 190 + index * 70, steep - index * 25)}" fill="${fill}" opacity=".94"/>`,
    )
    .filter((_, index) => kind === 'lake' || index === (kind === 'fjord' ? 2 : 0))
    .join('')
  const glints = Array.from({ length: 46 }, () => {
    const depth = random.next()
    const spread = 30 + depth * 190
    return `<rect x="${Math.round(sunX - spread + random.next() * spread * 2 - 40)}" y="${Math.round(horizon + 8 + depth * 330)}" width="${Math.round(30 + depth * 70)}" height="${(2 + depth * 4).toFixed(1)}" rx="2" fill="${season.sun}" opacity="${(0.6 - depth * 0.42).toFixed(2)}"/>`
  }).join('')
  const shoreLine = random.int(860, 920)
  const left = random.chance(0.5)
  const houses = Array.from({ length: random.int(2, 5) }, (_, index) => {
    const x = (left ? 90 : 860) + index * 150 + random.int(-20, 20)
    return `<g transform="translate(${x} ${shoreLine + random.int(44, 62)})">${cabin(random, season)}</g>`
  }).join('')
  const sight =
    kind === 'coast'
      ? `<path d="M${left ? 1050 : 130} ${horizon + 56}q40 -50 130 -56q110 -6 210 60Z" fill="${season.hills[2]}"/>${lighthouse(left ? 1190 : 290, horizon + 6)}`
      : ''
  const boat = random.chance(0.6) ? sailboat(random.int(640, 960), horizon + random.int(70, 150), season.sky[2]) : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>` +
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${season.sky[0]}"/><stop offset=".35" stop-color="${season.sky[1]}"/><stop offset=".6" stop-color="${season.sky[2]}"/></linearGradient>` +
    `<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${season.water[0]}"/><stop offset="1" stop-color="${season.water[1]}"/></linearGradient>` +
    `<radialGradient id="sun"><stop offset="0" stop-color="${season.sun}" stop-opacity=".85"/><stop offset="1" stop-color="${season.sun}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/><circle cx="${sunX}" cy="${sunY}" r="330" fill="url(#sun)"/><circle cx="${sunX}" cy="${sunY}" r="54" fill="${season.sun}"/>` +
    `${clouds(random, season.sun)}${back}${hills}<rect y="${horizon}" width="${WIDTH}" height="${HEIGHT - horizon}" fill="url(#water)"/>${glints}${sight}${boat}` +
    jetty(left ? 700 : 640, shoreLine) +
    `<g fill="${season.trees}" opacity=".9">${spruces(random, left ? 640 : 560, shoreLine + 10, 210, 9)}</g>` +
    `<path d="${ridge(random, WIDTH, HEIGHT, shoreLine + 20, 26)}" fill="${season.shore}"/>${houses}` +
    (random.chance(0.65)
      ? `<g transform="translate(${left ? 960 : -20} 0)" fill="${season.trees}">${spruces(random, 640, 1060, 360, 7)}</g>`
      : '') +
    '</svg>'
  )
}
