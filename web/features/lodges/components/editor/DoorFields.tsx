import { Radio, Switch } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LODGE_DOORS } from '#shared/lodges/lodgeSearch'
import type { FieldsProps } from './fields'
import classes from './LodgeEditor.module.css'

const DOORS = Object.values(LODGE_DOORS)

/** How others get into a lodge, and who sees its members. */
export function DoorFields({ content, errors, onChange }: FieldsProps) {
  const { t } = useTranslation('lodges')
  const hintId = useId()
  return (
    <>
      <Radio.Group
        aria-label={t('editor.access.label')}
        value={content.access}
        error={errors.access}
        onChange={(chosen) => onChange({ access: DOORS.find((each) => each === chosen) ?? content.access })}
      >
        <div className={classes.doors}>
          {DOORS.map((access) => (
            <Radio
              key={access}
              value={access}
              label={t(`editor.access.${access}`)}
              description={t(`editor.access.${access}_text`)}
            />
          ))}
        </div>
      </Radio.Group>
      <div>
        <Switch
          label={t('editor.members.label')}
          aria-describedby={hintId}
          checked={content.hasPublicMembers}
          onChange={(event) => onChange({ hasPublicMembers: event.currentTarget.checked })}
        />
        <p id={hintId} className={classes.hint}>
          {content.hasPublicMembers ? t('editor.members.on') : t('editor.members.off')}
        </p>
      </div>
    </>
  )
}
