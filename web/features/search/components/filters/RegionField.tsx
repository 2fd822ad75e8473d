import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './FilterForm.module.css'

interface Region {
  readonly id: string
  readonly name: string
  /** Depth from 0 to 3. */
  readonly nestingLevel: number
}

interface RegionFieldProps {
  /** In reading order: the regions inside a region follow it, one level deeper. */
  areas: readonly Region[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

function regionsAround(areas: readonly Region[], index: number): string[] {
  const around: string[] = []
  let level = areas[index]?.nestingLevel ?? 0
  for (let before = index - 1; before >= 0 && level > 0; before -= 1) {
    const area = areas[before]
    if (!area || area.nestingLevel >= level) continue
    around.push(area.id)
    level = area.nestingLevel
  }
  return around
}

export function RegionField({ areas, chosen, onChange }: RegionFieldProps) {
  const { t } = useTranslation('search')
  const labelId = useId()
  const set = new Set(chosen)
  const toggle = (region: string, checked: boolean) => {
    if (!checked) return onChange(chosen.filter((id) => id !== region))
    // A region includes those inside it, which need not be listed.
    const inside = new Set(
      areas.flatMap((area, each) => (regionsAround(areas, each).includes(region) ? [area.id] : [])),
    )
    return onChange([...chosen.filter((id) => !inside.has(id)), region])
  }
  return (
    <div role="group" aria-labelledby={labelId} className={classes.field}>
      <p id={labelId} className={classes.label}>
        {t('place.regions')}
      </p>
      <div className={classes.regions} tabIndex={-1}>
        {areas.map(({ id, name, nestingLevel }, index) => {
          const isInside = regionsAround(areas, index).some((outer) => set.has(outer))
          return (
            <Checkbox
              key={id}
              style={{ paddingInlineStart: nestingLevel * 20 }}
              label={name}
              checked={isInside || set.has(id)}
              disabled={isInside}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
          )
        })}
      </div>
    </div>
  )
}
