import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tones } from './tokenVariables'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** Returns the colour values of the block whose selector list ends in the site's attribute. */
function valuesOf(site: string): Map<string, string> {
  const block = new RegExp(`\\[data-site='${site}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

function channels(value: string): [number, number, number] {
  const hex = /^#([0-9a-f]{6})$/.exec(value)?.[1]
  if (hex) return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]
  const rgb = /^rgb\((\d+) (\d+) (\d+)/.exec(value)
  if (rgb) return [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])]
  throw new Error(`Not a colour this test can read: ${value}`)
}

/** Relative luminance as defined by WCAG 2.2. */
function luminance(value: string): number {
  const [red, green, blue] = channels(value).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['surface', 'surface-raised', 'surface-quiet']

/** Text and background: at least 4.5 to 1. */
const textPairs = [
  ...grounds.flatMap((ground) =>
    ['text', 'text-quiet', ...tones.map((tone) => `${tone}-ink`)].map((ink) => [ink, ground]),
  ),
  ...tones.flatMap((tone) => [
    [`${tone}-text`, tone],
    [`${tone}-ink`, `${tone}-soft`],
    ['text', `${tone}-soft`],
  ]),
  ['text', 'ground'],
  ['text-quiet', 'ground'],
  ['on-picture-text', 'on-picture'],
  ['text', 'mark-soft'],
]

/** Icons, borders of controls and focus rings: at least 3 to 1. */
const signPairs = [
  ...grounds.flatMap((ground) => ['accent', 'focus', 'mark', 'online', 'line-strong'].map((sign) => [sign, ground])),
  ['info', 'surface-raised'],
  ['positive', 'surface-raised'],
  ['danger', 'surface-raised'],
  ['mark', 'mark-soft'],
]

describe.each(['nordlys', 'midnat'])('the colours of %s', (site) => {
  const values = valuesOf(site)
  const value = (name: string) => {
    const found = values.get(name)
    if (!found) throw new Error(`${site} has no value for --${name}`)
    return found
  }

  it.each(textPairs)('have enough contrast for text in --%s on --%s', (ink = '', ground = '') => {
    expect(contrast(value(ink), value(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(signPairs)('have enough contrast between --%s and --%s', (sign = '', ground = '') => {
    expect(contrast(value(sign), value(ground))).toBeGreaterThanOrEqual(3)
  })
})

it('define the same tokens for both sites', () => {
  expect([...valuesOf('midnat').keys()].sort()).toEqual([...valuesOf('nordlys').keys()].sort())
})
