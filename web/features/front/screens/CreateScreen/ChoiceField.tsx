import { Input, SegmentedControl, type SegmentedControlProps } from '@mantine/core'
import { useId, type ReactNode } from 'react'

interface ChoiceFieldProps extends Pick<SegmentedControlProps, 'data' | 'value' | 'onChange'> {
  label: string
  /** Only screen readers get the label. */
  hidesLabel?: boolean
  path: string
  error?: ReactNode
}

export function ChoiceField({ label, hidesLabel = false, path, error, ...props }: ChoiceFieldProps) {
  const labelId = useId()
  const errorId = useId()
  const name = hidesLabel ? { 'aria-label': label } : { 'aria-labelledby': labelId }
  return (
    <Input.Wrapper
      label={hidesLabel ? undefined : label}
      labelElement="div"
      labelProps={{ id: labelId }}
      error={error}
      errorProps={{ id: errorId }}
    >
      <SegmentedControl
        fullWidth
        data-path={path}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        {...name}
        {...props}
      />
    </Input.Wrapper>
  )
}
