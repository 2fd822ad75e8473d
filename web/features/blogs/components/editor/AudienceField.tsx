import { Chip, Input } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AUDIENCES, type Content } from '../../writing/content'
import classes from './EntryEditor.module.css'

interface AudienceFieldProps {
  value: Content['audience']
  error: string | undefined
  onChange: (audience: Content['audience']) => void
}

export function AudienceField({ value, error, onChange }: AudienceFieldProps) {
  const { t } = useTranslation('blogs')
  const shown = error ?? (value.length === 0 ? t('editor.audience.none') : undefined)
  return (
    <Input.Wrapper
      label={t('editor.audience.label')}
      description={t('editor.audience.text')}
      error={shown}
      labelElement="div"
      labelProps={{ id: 'entry-audience' }}
      errorProps={{ role: 'alert' }}
    >
      <div role="group" aria-labelledby="entry-audience" className={classes.chips}>
        <Chip.Group
          multiple
          value={[...value]}
          onChange={(chosen) => onChange(AUDIENCES.filter((each) => chosen.includes(each)))}
        >
          {AUDIENCES.map((each) => (
            <Chip key={each} value={each}>
              {t(`editor.audience.${each}`)}
            </Chip>
          ))}
        </Chip.Group>
      </div>
    </Input.Wrapper>
  )
}
