import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { GatheringContent } from './typed'

type TextField = 'title' | 'place' | 'address'

const MAX_LENGTH = { title: 120, place: 120, address: 300 } as const satisfies Record<TextField, number>

interface GatheringTextFieldProps {
  field: TextField
  content: Pick<GatheringContent, TextField>
  errors: { readonly [F in TextField]?: string }
  onChange: (part: Partial<Pick<GatheringContent, TextField>>) => void
  placeholder?: string
  description?: string
}

/** The title of a gathering, its venue or the address of that. */
export function GatheringTextField({ field, content, errors, onChange, ...hints }: GatheringTextFieldProps) {
  const { t } = useTranslation('gatherings')
  return (
    <TextInput
      {...hints}
      required={field === 'title'}
      withAsterisk={false}
      label={t(`editor.${field}.label`)}
      maxLength={MAX_LENGTH[field]}
      value={content[field]}
      error={errors[field]}
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
    />
  )
}
