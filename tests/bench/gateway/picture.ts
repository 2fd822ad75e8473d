import { base } from './contestants'
import { titleOf } from './measure'
import type { Ratio } from './statistics'
import type { Summary } from './summary'

const WIDTH = 880
const LABELS = 300
const CHART = 470
const BAR = 12
const GAP = 4
const GROUP_GAP = 14
const TOP = 84

/** Colours that are distinguishable in light and dark mode, and with colour blindness. */
const style = `
  text { font: 13px system-ui, sans-serif; fill: #1f2430 }
  .quiet { fill: #626a7a } .title { font-size: 16px; font-weight: 600 } .ours { font-weight: 600 }
  .bar0 { fill: #8fb3d9 } .bar1 { fill: #2f6db0 } .line { stroke: #c9ced8 } .whisker { stroke: #1f2430 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e8eaf0 } .quiet { fill: #a4abba } .bar0 { fill: #4a6d96 } .bar1 { fill: #86b8ee }
    .line { stroke: #454c5c } .whisker { stroke: #e8eaf0 }
  }`

interface Bar {
  readonly users: number
  readonly ratio: Ratio
}

/** Round steps of a scale: about five up to the greatest value. */
function scaleSteps(greatest: number): number[] {
  const size = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50].find((each) => greatest / each <= 6) ?? 100
  return Array.from({ length: Math.ceil(greatest / size) + 1 }, (_step, index) => index * size)
}

/** CPU per query relative to ours, with intervals, as an SVG chart. */
export function picture(summary: Summary): string {
  const { connections } = summary
  const groups = summary.servers
    .map((server) => ({
      server,
      bars: connections.map((users): Bar => ({ users, ratio: summary.toBase(server, users) })),
    }))
    .sort((a, b) => (a.bars.at(-1)?.ratio.value ?? 0) - (b.bars.at(-1)?.ratio.value ?? 0))
  const steps = scaleSteps(Math.max(...groups.flatMap(({ bars }) => bars.map(({ ratio }) => ratio.high))))
  const x = (value: number) => LABELS + (value / (steps.at(-1) ?? 1)) * CHART
  const groupHeight = connections.length * (BAR + GAP) + GROUP_GAP
  const bottom = TOP + groups.length * groupHeight
  const scale = steps.map(
    (step) =>
      `<line class="line" x1="${x(step)}" x2="${x(step)}" y1="${TOP - 8}" y2="${bottom - 6}"/>` +
      `<text class="quiet" x="${x(step)}" y="${bottom + 12}" text-anchor="middle">${Number(step.toFixed(1))}</text>`,
  )
  const rows = groups.map(({ server, bars }, index) => {
    const top = TOP + index * groupHeight
    const middle = top + (bars.length * (BAR + GAP)) / 2 + 3
    const name = `<text x="${LABELS - 12}" y="${middle}" text-anchor="end"${server === base ? ' class="ours"' : ''}>${escaped(titleOf(server))}</text>`
    return name + bars.map((bar, place) => drawn(bar, place, top + place * (BAR + GAP), x)).join('')
  })
  const legend = connections.map(
    (users, place) =>
      `<rect class="bar${place % 2}" x="${LABELS + place * 130}" y="50" width="12" height="12" rx="2"/>` +
      `<text class="quiet" x="${LABELS + 18 + place * 130}" y="61">${users} at once</text>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + 28}" role="img" aria-label="CPU a query beside this gateway">`,
    `<style>${style}\n</style>`,
    `<text class="title" x="24" y="28">CPU a query, this gateway = 1 (less is better)</text>`,
    `<text class="quiet" x="24" y="61">Mean of ${summary.queries.length} queries</text>`,
    ...legend,
    ...scale,
    ...rows,
    '</svg>\n',
  ].join('\n')
}

function drawn({ ratio }: Bar, place: number, y: number, x: (value: number) => number): string {
  const middle = y + BAR / 2
  return [
    `<rect class="bar${place % 2}" x="${x(0)}" y="${y}" width="${x(ratio.value) - x(0)}" height="${BAR}" rx="2"/>`,
    `<line class="whisker" x1="${x(ratio.low)}" x2="${x(ratio.high)}" y1="${middle}" y2="${middle}"/>`,
    `<text class="quiet" x="${x(ratio.high) + 8}" y="${middle + 4}">${ratio.value.toFixed(2)}</text>`,
  ].join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
