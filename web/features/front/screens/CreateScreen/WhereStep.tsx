import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ProfileNameHint } from '#platform/forms/ProfileNameHint'
import { NAME_LENGTH, type NameState } from '#platform/forms/useNameAvailability'
import type { CreateValues } from './createForm'
import classes from './CreateScreen.module.css'
import { LiveHint } from '#platform/forms/LiveHint'
import { usePosition } from './usePosition'
import type { ZipCodeArea } from '#platform/forms/useZipCodeArea'

interface WhereStepProps {
  form: UseFormReturnType<CreateValues>
  countries: readonly { readonly id: string; readonly name: string }[]
  area: ZipCodeArea
  name: NameState
}

export function WhereStep({ form, countries, area, name }: WhereStepProps) {
  const { t } = useTranslation('front')
  const position = usePosition((place) => form.setValues(place))
  return (
    <>
      <NativeSelect
        label={t('create.country')}
        data={countries.map(({ id, name: label }) => ({ value: id, label }))}
        {...form.getInputProps('countryId')}
      />
      <div>
        <TextInput
          label={t('create.zipCode')}
          description={t('create.zipCodeHint')}
          autoComplete="postal-code"
          maxLength={10}
          className={classes.short}
          {...form.getInputProps('zipCode')}
        />
        <LiveHint tone={area.state === 'known' ? 'good' : 'quiet'}>
          {area.state === 'known' && area.text}
          {area.state === 'asking' && t('create.looking')}
          {area.state === 'unknown' && !form.errors.zipCode && t('create.zipCodeUnknown')}
        </LiveHint>
        <Button
          variant="subtle"
          size="sm"
          className={classes.position}
          leftSection={<IconCurrentLocation size={18} stroke={1.75} aria-hidden />}
          loading={position.state === 'asking'}
          onClick={position.ask}
        >
          {t('create.usePosition')}
        </Button>
        <LiveHint tone="quiet">
          {position.state === 'refused' && t('create.positionRefused')}
          {position.state === 'unknown' && t('create.positionUnknown')}
        </LiveHint>
      </div>
      <div>
        <TextInput
          label={t('create.name')}
          description={t('create.nameHint')}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={NAME_LENGTH.max}
          {...form.getInputProps('name')}
        />
        <ProfileNameHint name={name} hasError={Boolean(form.errors.name)} />
      </div>
    </>
  )
}
