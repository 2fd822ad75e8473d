import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Draws the icons of both kinds of site as PNG files into web/public/icons, where they are committed. */
const folder = join(import.meta.dirname, '../web/public/icons')

const sites = [
  { name: 'nordlys', ground: '#C23F2E', line: '#FBFAF8' },
  { name: 'midnat', ground: '#1F1924', line: '#E8628A' },
]

/**
 * A maskable icon may be cropped to any shape: its background fills the square, and its drawing stays in the
 * middle.
 */
function drawing({ ground, line }: (typeof sites)[number], { corner, scale }: { corner: number; scale: number }) {
  const move = (64 - 64 * scale) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${ground}"/><g transform="translate(${move} ${move}) scale(${scale})"><path d="M14 44c6-20 12-26 18-26s12 6 18 26" fill="none" stroke="${line}" stroke-width="5" stroke-linecap="round"/><circle cx="32" cy="40" r="5" fill="${line}"/></g></svg>`
}

const kinds = [
  { kind: 'any', size: 192, corner: 16, scale: 1 },
  { kind: 'any', size: 512, corner: 16, scale: 1 },
  { kind: 'maskable', size: 512, corner: 0, scale: 0.75 },
  { kind: 'apple', size: 180, corner: 0, scale: 0.85 },
]

async function draw(svg: string, size: number, name: string): Promise<void> {
  const file = join(folder, `${name}-${size}.png`)
  await sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png({ palette: true }).toFile(file)
}

await mkdir(folder, { recursive: true })
for (const site of sites) {
  for (const { kind, size, ...shape } of kinds) {
    await draw(drawing(site, shape), size, `${site.name}-${kind}`)
  }
}
// For discreet members. Phones cut the corners themselves, and fill with black what is left out at them.
const plain = await readFile(join(folder, '../icon-plain.svg'), 'utf8')
await draw(plain.replace('rx="12"', 'rx="0"'), 180, 'plain-apple')
