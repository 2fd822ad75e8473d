import { Tooltip } from '@mantine/core'

/** Says what a link or button of the menu is, beside its picture. */
export function MenuTip({ label, target }: { label: string; target: HTMLElement }) {
  return <Tooltip label={label} position="right" target={target} />
}
