import sharp from 'sharp'
import { createRandom } from '../random'

const SIZE = 256

let made: Promise<Buffer> | undefined

/** Makes the tile of paper grain for all pictures once. */
export function grain(): Promise<Buffer> {
  made ??= (() => {
    const random = createRandom('grain')
    const pixels = Buffer.alloc(SIZE * SIZE * 4)
    for (let index = 0; index < pixels.length; index += 4) {
      const value = random.int(-10, 10)
      pixels.fill(value > 0 ? 255 : 20, index, index + 3)
      pixels[index + 3] = Math.abs(value)
    }
    return sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 4 } })
      .png()
      .toBuffer()
  })()
  return made
}
