import { Chip } from '@mantine/core'
import { useId } from 'react'
import classes from './FilterForm.module.css'

interface ChoiceChipsProps<V extends string> {
  label: string
  values: readonly V[]
  labelOf: (value: V) => string
  chosen: readonly V[] | undefined
  onChange: (chosen: V[]) => void
}

/** Chips to choose any number of values. */
export function ChoiceChips<V extends string>({ label, values, labelOf, chosen = [], onChange }: ChoiceChipsProps<V>) {
  const labelId = useId()
  return (
    <div role="group" aria-labelledby={labelId} className={classes.field}>
      <p id={labelId} className={classes.label}>
        {label}
      </p>
      <Chip.Group
        multiple
        value={[...chosen]}
        onChange={(next) => onChange(values.filter((value) => next.includes(value)))}
      >
        <div className={classes.chips}>
          {values.map((value) => (
            <Chip key={value} value={value} classNames={{ label: classes.chip }}>
              {labelOf(value)}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </div>
  )
}
