import { Checkbox } from '@mantine/core'

interface TileCheckboxProps {
  label: string
  checked: boolean
  onChange: () => void
}

export function TileCheckbox({ label, checked, onChange }: TileCheckboxProps) {
  return <Checkbox checked={checked} onChange={onChange} aria-label={label} />
}
