import { RangeSlider } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PersonRange } from '#shared/search/searchFilters'
import classes from './FilterForm.module.css'
import { useRangeText } from './useRangeText'

/** Usual part of each range; its ends stand for all values beyond. */
const SHOWN: Record<PersonRange, readonly [number, number]> = { age: [18, 80], height: [145, 210], weight: [40, 140] }

interface RangeFieldProps {
  range: PersonRange
  from: number | undefined
  to: number | undefined
  onChange: (from: number | undefined, to: number | undefined) => void
}

/** A range slider; at its ends it sets no filter. */
export function RangeField({ range, from, to, onChange }: RangeFieldProps) {
  const { t } = useTranslation(['search', 'facts'])
  const labelId = useId()
  const rangeText = useRangeText()
  const [least, most] = SHOWN[range]
  const within = (value: number) => Math.min(most, Math.max(least, value))
  const present: [number, number] = [within(from ?? least), within(to ?? most)]
  const [held, setHeld] = useState<[number, number] | null>(null)
  const bounds = ([low, high]: [number, number]) =>
    [low > least ? low : undefined, high < most ? high : undefined] as const
  const shown = held ? bounds(held) : ([from, to] as const)
  return (
    <div role="group" aria-labelledby={labelId} className={classes.field}>
      <p id={labelId} className={classes.label}>
        {t(`facts:label.${range}`)} <span className={classes.rangeText}>{rangeText(range, ...shown)}</span>
      </p>
      <RangeSlider
        className={classes.slider}
        data-set={shown[0] !== undefined || shown[1] !== undefined}
        min={least}
        max={most}
        minRange={0}
        label={null}
        thumbFromLabel={t('search:range.from', { name: t(`facts:label.${range}`) })}
        thumbToLabel={t('search:range.to', { name: t(`facts:label.${range}`) })}
        value={held ?? present}
        onChange={setHeld}
        onChangeEnd={(value) => {
          setHeld(null)
          onChange(...bounds(value))
        }}
      />
    </div>
  )
}
