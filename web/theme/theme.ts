import {
  createTheme,
  defaultVariantColorsResolver,
  type ActionIconProps,
  type ButtonProps,
  type CheckboxProps,
  type ChipProps,
  type InputProps,
  type InputWrapperProps,
  type LoaderProps,
  type MantineColorsTuple,
  type MenuProps,
  type NotificationProps,
  type PopoverProps,
  type RadioProps,
  type SegmentedControlProps,
  type SelectProps,
  type SwitchProps,
  type TooltipProps,
  type VariantColorsResolver,
} from '@mantine/core'
import controls from './controls.module.css'
import { aliases, tones, type Tone } from './tokenVariables'

/** Mantine needs ten shades of each colour; ours has one, and the rest comes from tokenVariables. */
function tuple(tone: Tone): MantineColorsTuple {
  const fill = `var(--${tone})`
  return [fill, fill, fill, fill, fill, fill, fill, fill, fill, fill]
}

const colors = {
  ...Object.fromEntries(tones.map((tone) => [tone, tuple(tone)])),
  ...Object.fromEntries(Object.entries(aliases).map(([color, tone]) => [color, tuple(tone)])),
}

/** Text on filled backgrounds: dark on Midnat's bright fills, white on most of Nordlys'. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input)
  const color = input.color ?? input.theme.primaryColor
  if (input.variant !== 'filled' || !(color in colors)) return resolved
  return { ...resolved, color: `var(--mantine-color-${color}-contrast)` }
}

interface ControlLook<Props> {
  defaultProps?: Partial<Props>
  classNames?: Record<string, string | undefined>
}

/** Types a control's overrides without importing it, so that pages load only the controls they render. */
function look<Props = object>(control: ControlLook<Props>): ControlLook<Props> {
  return control
}

/** The Mantine theme of both sites: they share shapes and sizes; colours come from semantic tokens. */
export const theme = createTheme({
  colors,
  primaryColor: 'accent',
  variantColorResolver,
  black: '#1b1d22',
  white: '#ffffff',
  fontFamily: 'var(--font-ui)',
  headings: {
    fontFamily: 'var(--font-display)',
    fontWeight: '560',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.625rem)', lineHeight: '1.12' },
      h2: { fontSize: '1.375rem', lineHeight: '1.25' },
      h3: { fontSize: '1.125rem', lineHeight: '1.3' },
      h4: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.55', xl: '1.4' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '6px', sm: '8px', md: 'var(--radius-control)', lg: 'var(--radius-card)', xl: 'var(--radius-sheet)' },
  defaultRadius: 'md',
  shadows: { xs: 'none', sm: 'var(--shadow)', md: 'var(--shadow)', lg: 'var(--shadow)', xl: 'var(--shadow)' },
  breakpoints: { xs: '30em', sm: '37.5em', md: '48em', lg: '60em', xl: '64.0625em' },
  cursorType: 'pointer',
  // base.css draws the focus ring of every element.
  focusRing: 'never',
  respectReducedMotion: true,
  components: {
    Button: look<ButtonProps>({
      defaultProps: { radius: 'var(--radius-pill)', size: 'md' },
      classNames: { root: controls.button },
    }),
    ActionIcon: look<ActionIconProps>({
      defaultProps: { variant: 'subtle', size: 44, radius: 'var(--radius-pill)' },
      classNames: { root: controls.actionIcon },
    }),
    Input: look<InputProps>({ defaultProps: { size: 'md' }, classNames: { input: controls.input } }),
    InputWrapper: look<InputWrapperProps>({
      defaultProps: { size: 'md' },
      classNames: {
        root: controls.field,
        label: controls.label,
        description: controls.description,
        error: controls.fieldError,
      },
    }),
    Select: look<SelectProps>({ defaultProps: { checkIconPosition: 'right', maxDropdownHeight: 320 } }),
    Checkbox: look<CheckboxProps>({
      defaultProps: { size: 'md', radius: 'xs' },
      classNames: {
        body: controls.choiceBody,
        inner: controls.choiceSign,
        input: controls.choiceInput,
        label: controls.choiceLabel,
      },
    }),
    Radio: look<RadioProps>({
      defaultProps: { size: 'md' },
      classNames: {
        body: controls.choiceBody,
        inner: controls.choiceSign,
        radio: controls.choiceInput,
        label: controls.choiceLabel,
      },
    }),
    Switch: look<SwitchProps>({
      defaultProps: { size: 'md', withThumbIndicator: false },
      classNames: { body: controls.choiceBody, track: controls.track, label: controls.choiceLabel },
    }),
    Chip: look<ChipProps>({
      defaultProps: { size: 'md' },
      classNames: { label: controls.chip, iconWrapper: controls.chipSign },
    }),
    SegmentedControl: look<SegmentedControlProps>({
      defaultProps: { size: 'md', radius: 'var(--radius-pill)', withItemsBorders: false },
      classNames: { root: controls.segments, label: controls.segmentLabel, indicator: controls.segmentIndicator },
    }),
    Tabs: look({ classNames: { list: controls.tabList, tab: controls.tab } }),
    Menu: look<MenuProps>({
      defaultProps: { shadow: 'md', radius: 'lg', position: 'bottom-end', transitionProps: { duration: 150 } },
      classNames: { dropdown: controls.floating, item: controls.menuItem },
    }),
    Popover: look<PopoverProps>({
      defaultProps: { shadow: 'md', radius: 'lg' },
      classNames: { dropdown: controls.floating },
    }),
    Combobox: look({ classNames: { dropdown: controls.floating, option: controls.option } }),
    Tooltip: look<TooltipProps>({
      defaultProps: { openDelay: 300, transitionProps: { duration: 150 } },
      classNames: { tooltip: controls.tooltip },
    }),
    Notification: look<NotificationProps>({
      defaultProps: { radius: 'lg' },
      classNames: { root: controls.notification, title: controls.notificationTitle },
    }),
    Pagination: look({ classNames: { control: controls.page } }),
    Loader: look<LoaderProps>({ defaultProps: { type: 'dots' } }),
  },
})
