import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  type ConvertCSSVariablesInput,
} from '@mantine/core'
import { theme } from './theme'
import { tokenVariables } from './tokenVariables'

/** The variables of Mantine's components for the theme of both sites, without those that its own styles have so already. */
export function mantineVariables(): string {
  const full = mergeMantineTheme(DEFAULT_THEME, theme)
  const [usual, themed, ours] = [
    defaultCssVariablesResolver(DEFAULT_THEME),
    defaultCssVariablesResolver(full),
    tokenVariables(full),
  ]
  const changed = (kind: keyof ConvertCSSVariablesInput) => {
    const known = new Map<string, string>(Object.entries(usual[kind]))
    const wanted: [string, string][] = Object.entries({ ...themed[kind], ...ours[kind] })
    return Object.fromEntries(wanted.filter(([name, value]) => known.get(name) !== value))
  }
  return convertCssVariables({ variables: changed('variables'), light: changed('light'), dark: changed('dark') })
}
