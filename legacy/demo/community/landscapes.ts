import sharp from 'sharp'
import { grain } from './pictures/grain'
import { drawMidnatHero, drawNordlysHero } from './pictures/heroes'
import { drawLandscape } from './pictures/landscape'

async function paint(svg: string, quality: number): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .composite([{ input: await grain(), tile: true }])
    .removeAlpha()
    .jpeg({ quality })
    .toBuffer()
}

/** Draws a Nordic landscape for albums and front pages as a 1600 × 1067 JPEG, the same for the same seed. */
export function renderLandscape(seed: string | number): Promise<Buffer> {
  return paint(drawLandscape(seed), 82)
}

/**
 * Draws the large picture of a front page as a 2000 × 1250 JPEG: `nordlys` for the main sites, `midnat` for the
 * dark ones.
 */
export function renderHero(name: 'nordlys' | 'midnat'): Promise<Buffer> {
  return paint(name === 'nordlys' ? drawNordlysHero() : drawMidnatHero(), 86)
}
