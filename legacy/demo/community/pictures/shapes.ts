import type { Random } from '../random'

/** Outlines a hill line across the picture, closed at the bottom: `height` is its level, `swing` its amplitude. */
export function ridge(random: Random, width: number, bottom: number, height: number, swing: number): string {
  const steps = 5
  const step = width / steps
  let path = `M${-step} ${height + random.int(-swing, swing)}`
  let y = height
  for (let index = 0; index <= steps + 1; index++) {
    const next = height + random.int(-swing, swing)
    const x = index * step
    path += `C${x - step / 2} ${y} ${x - step / 2} ${next} ${x} ${next}`
    y = next
  }
  return `${path}V${bottom}H${-step}Z`
}

export function spruces(random: Random, width: number, base: number, tallest: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const x = Math.round(((index + random.next()) / count) * width)
    const height = Math.round(tallest * (0.55 + random.next() * 0.45))
    const half = Math.round(height * 0.2)
    const tiers = [0, 0.26, 0.52].map((from, tier) => {
      const spread = half * (0.5 + tier * 0.25)
      const top = base - height + height * from
      return `M${x} ${Math.round(top)}q${spread * 0.3} ${height * 0.3} ${spread} ${height * 0.42}h${-2 * spread}q${spread * 0.7} ${-height * 0.12} ${spread} ${-height * 0.42}Z`
    })
    return `<path d="${tiers.join('')}M${x - 5} ${base - 30}h10v90h-10Z"/>`
  }).join('')
}

interface Gables {
  width: number
  base: number
  fills: readonly string[]
  light: string
  scale: number
  /** Colour of unlit windows; if absent, they are not drawn. */
  dark?: string
  /** Share of the windows that are lit. */
  lit?: number
}

export function gables(random: Random, { width, base, fills, light, scale, dark, lit = 0.55 }: Gables): string {
  const houses: string[] = []
  let x = -random.int(10, 60)
  let previous = ''
  while (x < width) {
    const wide = Math.round(random.int(90, 150) * scale)
    const high = Math.round(random.int(130, 250) * scale)
    const roof = Math.round(wide * (0.45 + random.next() * 0.25))
    const fill = random.pick(fills.filter((each) => each !== previous))
    previous = fill
    const top = base - high
    const pane = Math.round(17 * scale)
    const columns = wide > 115 * scale ? 3 : 2
    const rows = Math.max(1, Math.floor((high - 20 * scale) / (52 * scale)))
    const windows = Array.from({ length: columns * rows }, (_, index) => {
      const left = Math.round(x + (wide / (columns + 1)) * ((index % columns) + 1) - pane / 2)
      const y = Math.round(top + 16 * scale + Math.floor(index / columns) * 52 * scale)
      const isLit = random.chance(lit)
      if (!isLit && !dark) return ''
      return `<rect x="${left}" y="${y}" width="${pane}" height="${Math.round(pane * 1.5)}" rx="2" fill="${isLit ? light : dark}" opacity="${isLit ? (0.65 + random.next() * 0.35).toFixed(2) : 0.5}"/>`
    }).join('')
    const chimney = `<rect x="${x + Math.round(wide * 0.66)}" y="${top - Math.round(roof * 0.85)}" width="${Math.round(15 * scale)}" height="${Math.round(roof * 0.7)}" fill="${fill}"/>`
    houses.push(
      `<g>${chimney}<path d="M${x} ${base}V${top}L${x + wide / 2} ${top - roof}L${x + wide} ${top}V${base}Z" fill="${fill}"/>` +
        `<path d="M${x + wide / 2} ${top - roof}L${x + wide} ${top}V${base}H${x + wide / 2}Z" fill="#1a1420" opacity=".1"/>${windows}</g>`,
    )
    x += wide - 2
  }
  return houses.join('')
}
