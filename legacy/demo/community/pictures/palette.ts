/** Plum-brown instead of black keeps the faces warm on every background. */
export const INK = '#2b1d22'

export type Tone = readonly [light: string, middle: string, shade: string]

/** Skin tones from very fair to deep, weighted towards fair for a Nordic community. */
export const skins: readonly (readonly [tone: Tone, weight: number])[] = [
  [['#ffeadb', '#f9d9c3', '#e6b598'], 6],
  [['#fde3cd', '#f5cfb1', '#dda684'], 6],
  [['#f9d9bc', '#edbf9b', '#d0956d'], 4],
  [['#ecc29c', '#d7a074', '#ae734b'], 2],
  [['#d3a075', '#b87f54', '#8c5835'], 1.2],
  [['#a8744f', '#8a5838', '#623a23'], 1],
  [['#85573c', '#6a412b', '#46281a'], 0.7],
]

/** Hair colours by the profile's name for them. */
export const hairTones = {
  Blond: ['#efd08c', '#d9b066', '#ad8140'],
  Bright: ['#f3e0b4', '#e3c88e', '#bd9c60'],
  DarkBlond: ['#cda468', '#ad8349', '#80592f'],
  LightBrown: ['#b0804f', '#8f6239', '#653f24'],
  Brown: ['#82553a', '#633d29', '#42261a'],
  Black: ['#53444a', '#382c33', '#221a20'],
  RedBrown: ['#b0613f', '#8e452c', '#622b1c'],
  Red: ['#dd8a52', '#c4683a', '#934424'],
  Grey: ['#b9b3ad', '#97918c', '#6f6a68'],
  SilverGrey: ['#d9d6d2', '#bab6b3', '#8d8988'],
  WhiteGrey: ['#f2eee8', '#dcd7d0', '#aea9a4'],
} as const satisfies Record<string, Tone>

export type HairTone = keyof typeof hairTones

export const cloths: readonly Tone[] = [
  ['#dd6b55', '#bf4a38', '#8c3026'],
  ['#4f8f96', '#2d727a', '#1c4e55'],
  ['#55698c', '#3b4d6e', '#27344d'],
  ['#efe6d8', '#dccfba', '#b3a389'],
  ['#8a9a74', '#6b7d58', '#4a593d'],
  ['#e3b45e', '#c99440', '#976a29'],
  ['#8b5a70', '#6c4056', '#4a2a3b'],
  ['#5a565c', '#403d44', '#28262c'],
  ['#c99a86', '#ac7763', '#7f5444'],
  ['#a9bccb', '#86a0b4', '#5f788c'],
  ['#fbf7f0', '#e9e2d7', '#c2b8aa'],
  ['#4d6f5c', '#355443', '#22392d'],
]

/** Colours of a picture: sky from top to bottom, far, middle and near ground, and the lamp or sun. */
export interface GroundPalette {
  sky: readonly [string, string, string]
  far: string
  middle: string
  near: string
  glow: string
}

export const warmGrounds: readonly GroundPalette[] = [
  { sky: ['#e8c9a8', '#f2d9bb', '#f8ead4'], far: '#d9ab88', middle: '#c08a6b', near: '#976552', glow: '#fff3d6' },
  { sky: ['#d99a86', '#ecb99a', '#f8dcb8'], far: '#c07f74', middle: '#99605f', near: '#6d4450', glow: '#ffe9be' },
  { sky: ['#dcc6a4', '#eadbbd', '#f4ead6'], far: '#b9ab83', middle: '#8f8a64', near: '#656a4d', glow: '#fff6dc' },
  { sky: ['#c9836c', '#dba184', '#eec6a2'], far: '#a8604f', middle: '#84463f', near: '#5e3235', glow: '#ffdca6' },
  { sky: ['#e3cfc6', '#efe0d6', '#f7efe6'], far: '#cbaaa0', middle: '#a98482', near: '#7d5f66', glow: '#fff5e8' },
]

export const coolGrounds: readonly GroundPalette[] = [
  { sky: ['#86aab0', '#aecbc9', '#dbe6da'], far: '#7a9fa2', middle: '#4f7d83', near: '#2f5a62', glow: '#fbf3dc' },
  { sky: ['#8a9dbb', '#b3c0d0', '#e2e1dd'], far: '#8496b0', middle: '#5f7493', near: '#3f5270', glow: '#fdeedb' },
  { sky: ['#9fb59c', '#c1cfb5', '#e5e8d2'], far: '#8aa486', middle: '#628063', near: '#3f5c48', glow: '#fff6d8' },
  { sky: ['#43546f', '#70799a', '#c9a6a6'], far: '#4f5a7a', middle: '#374060', near: '#262c46', glow: '#ffd9a8' },
  { sky: ['#b4c2c8', '#d0d9da', '#ece9e2'], far: '#a3b3b9', middle: '#7c919a', near: '#566c77', glow: '#fffaf0' },
]
