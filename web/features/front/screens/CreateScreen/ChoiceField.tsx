import { Input, SegmentedControl, type SegmentedControlProps } from '@mantine/core'
import { useId, type ReactNode } from 'react'

interface ChoiceFieldProps extends Pick<SegmentedControlProps, 'data' | 'value' | 'onChange'> {
  label: string
  /** Whether the label is only heard. */
  hidesLabel?: boolean
  /** The path of the field in the form. */
  path: string
  error?: ReactNode
}

/** A choice of one among few; the group of its options carries the error. */
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
