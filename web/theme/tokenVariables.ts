import type { CSSVariablesResolver } from '@mantine/core'

/** The colour names for Mantine's `color` property. */
export const tones = ['accent', 'info', 'positive', 'warning', 'danger'] as const

export type Tone = (typeof tones)[number]

/** Mantine's default colour names and their tones. */
export const aliases: Readonly<Record<string, Tone>> = {
  red: 'danger',
  green: 'positive',
  teal: 'positive',
  yellow: 'warning',
  orange: 'warning',
  blue: 'info',
  cyan: 'info',
}

const hover = (token: string) => `color-mix(in oklab, var(${token}) 88%, var(--text))`

function toneVariables(color: string, tone: Tone): Record<string, string> {
  const prefix = `--mantine-color-${color}`
  return {
    [`${prefix}-text`]: `var(--${tone}-ink)`,
    [`${prefix}-filled`]: `var(--${tone})`,
    [`${prefix}-filled-hover`]: hover(`--${tone}`),
    [`${prefix}-light`]: `var(--${tone}-soft)`,
    [`${prefix}-light-hover`]: `color-mix(in oklab, var(--${tone}-soft) 90%, var(--${tone}))`,
    [`${prefix}-light-color`]: `var(--${tone}-ink)`,
    [`${prefix}-outline`]: `var(--${tone}-ink)`,
    [`${prefix}-outline-hover`]: `var(--${tone}-soft)`,
    [`${prefix}-contrast`]: `var(--${tone}-text)`,
  }
}

/**
 * Mantine's grey scales by their use in its components: light from background to text, dark from text to
 * background.
 */
const greys = {
  gray: [
    'surface-quiet',
    'surface-quiet',
    'ground',
    'line',
    'line-strong',
    'line-strong',
    'text-quiet',
    'text-quiet',
    'text',
    'text',
  ],
  dark: [
    'text',
    'text',
    'text-quiet',
    'text-quiet',
    'line-strong',
    'surface-quiet',
    'surface-raised',
    'surface',
    'surface',
    'surface',
  ],
} as const

function greyVariables(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(greys).flatMap(([name, steps]) =>
      steps.map((token, step) => [`--mantine-color-${name}-${step}`, `var(--${token})`]),
    ),
  )
}

/** The same for both sites, because the values of the tokens depend on the site. */
const schemeVariables: Record<string, string> = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-quiet)',
  '--mantine-color-placeholder': 'var(--text-quiet)',
  '--mantine-color-anchor': 'var(--accent-ink)',
  '--mantine-color-error': 'var(--danger-ink)',
  '--mantine-color-success': 'var(--positive-ink)',
  '--mantine-color-default': 'var(--surface-raised)',
  '--mantine-color-default-hover': 'var(--surface-quiet)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--surface-quiet)',
  '--mantine-color-disabled-color': 'var(--text-quiet)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--accent-text)',
}

/** Maps Mantine's CSS variables to the semantic tokens. */
export const tokenVariables: CSSVariablesResolver = () => {
  const colors: readonly (readonly [color: string, tone: Tone])[] = [
    ...tones.map((tone) => [tone, tone] as const),
    ...Object.entries(aliases),
  ]
  const scheme: Record<string, string> = { ...schemeVariables, ...greyVariables() }
  for (const [color, tone] of colors) Object.assign(scheme, toneVariables(color, tone))
  return {
    variables: {},
    light: { ...scheme, '--mantine-color-white': 'var(--surface-raised)' },
    // Mantine uses white text on filled backgrounds, where this site needs dark text.
    dark: { ...scheme, '--mantine-color-white': 'var(--accent-text)' },
  }
}
