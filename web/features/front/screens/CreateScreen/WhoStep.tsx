import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from './ChoiceField'
import type { CreateValues } from './createForm'
import { PersonFields } from './PersonFields'

interface WhoStepProps {
  form: UseFormReturnType<CreateValues>
}

export function WhoStep({ form }: WhoStepProps) {
  const { t } = useTranslation('front')
  const couple = form.values.profileType === 'COUPLE'
  return (
    <>
      <ChoiceField
        label={t('create.profileType')}
        hidesLabel
        path="profileType"
        error={form.errors.profileType}
        data={[
          { value: 'SINGLE', label: t('create.single') },
          { value: 'COUPLE', label: t('create.couple') },
        ]}
        value={form.values.profileType}
        onChange={(value) => form.setFieldValue('profileType', value === 'COUPLE' ? 'COUPLE' : 'SINGLE')}
      />
      <PersonFields form={form} index={0} legend={couple ? t('create.firstPerson') : undefined} />
      {couple && <PersonFields form={form} index={1} legend={t('create.secondPerson')} />}
    </>
  )
}
