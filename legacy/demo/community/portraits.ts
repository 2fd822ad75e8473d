import sharp from 'sharp'
import { drawFigure } from './pictures/face'
import { grain } from './pictures/grain'
import { drawGround } from './pictures/grounds'
import { portraitKeys, portraitLook } from './pictures/look'
import type { PortraitLook } from './pictures/look'

const WIDTH = 800
const HEIGHT = 1000

/** Position of each person in picture pixels: middle of the face, top of the drawing, scale. */
function places(look: PortraitLook): { x: number; y: number; scale: number }[] {
  if (look.persons.length === 1) return [{ x: 400, y: 40, scale: 0.86 * look.zoom }]
  return [
    { x: 574, y: 150, scale: 0.62 * look.zoom },
    { x: 232, y: 236, scale: 0.62 * look.zoom },
  ]
}

/** Draws the background's light over the persons, so that both seem to be in one room. */
function drawFigures(look: PortraitLook): string {
  const positions = places(look)
  const figures = look.persons.map((person, index) => {
    const { x, y, scale } = positions[index] ?? { x: 400, y: 40, scale: 1 }
    // Couples face each other: the one on the right looks left.
    const flip = look.persons.length === 2 ? index === 0 : look.mirrored
    const light = flip ? !look.lightFromLeft : look.lightFromLeft
    return `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale}) translate(-490 0)">${drawFigure(person, `p${index}`, light)}</g>`
  })
  const [from, to] = look.lightFromLeft ? [0, 1] : [1, 0]
  const { glow, near } = look.ground
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="light" x1="${from}" y1="0" x2="${to}" y2=".7">` +
    `<stop offset="0" stop-color="${glow}" stop-opacity=".26"/><stop offset=".5" stop-color="${glow}" stop-opacity="0"/><stop offset="1" stop-color="${near}" stop-opacity=".26"/>` +
    `</linearGradient></defs>${figures.join('')}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/></svg>`
  )
}

/** Draws the portrait for a `portraitKey`: an 800 × 1000 JPEG, always the same picture. */
export async function renderPortrait({ portraitKey }: { portraitKey: string }): Promise<Buffer> {
  const look = portraitLook(portraitKey)
  // The background is painted small, with its grain, and enlarged, which blurs it and halves the work.
  const { data, info } = await sharp(Buffer.from(drawGround(look, portraitKey)))
    .composite([{ input: await grain(), tile: true }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .resize(WIDTH, HEIGHT, { kernel: 'linear' })
    .composite([{ input: Buffer.from(drawFigures(look)) }])
    .jpeg({ quality: 82 })
    .toBuffer()
}

/** The keys of all 240 portraits; many profiles share one. */
export const portraitPool: readonly string[] = portraitKeys()
