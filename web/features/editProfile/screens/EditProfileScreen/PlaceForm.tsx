import { Button, Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { LiveHint } from '#platform/forms/LiveHint'
import { placeErrors } from '#platform/forms/placeErrors'
import { useKeptForm } from '#platform/forms/useKeptForm'
import { useZipCodeArea } from '#platform/forms/useZipCodeArea'
import classes from '#shared/editing/EditPage.module.css'
import { useSaved } from '../../components/useSaved'
import { useUpdateProfile } from '../../mutations/useUpdateProfile'
import type { PlaceForm_profile$key } from './__generated__/PlaceForm_profile.graphql'

const fragment = graphql`
  fragment PlaceForm_profile on EditableProfile {
    countryId
    zipCode
    area {
      city
      countryArea
    }
  }
`

interface PlaceFormProps {
  profile: PlaceForm_profile$key
  countries: readonly { readonly id: string; readonly name: string }[]
}

/** Place of the profile. Others see the place, never more. */
export function PlaceForm({ profile, countries }: PlaceFormProps) {
  const { t } = useTranslation('editProfile')
  const { countryId, zipCode, area } = useFragment(fragment, profile)
  const [update, busy] = useUpdateProfile()
  const saved = useSaved()
  const form = useKeptForm('place', { initialValues: { countryId, zipCode } })
  const changed = form.isDirty()
  // The place of the saved postcode is known without a request.
  const found = useZipCodeArea(form.values.countryId, changed ? form.values.zipCode : '')
  const present = [area?.city, area?.countryArea].filter(Boolean).join(', ')
  const place = changed ? found.state === 'known' && found.text : present
  const save = form.onSubmit(async (values) => {
    const answer = await update(
      { input: { countryId: values.countryId, zipCode: values.zipCode.trim() } },
      { onRefused: placeErrors(form, 'zipCode') },
    )
    if (!answer) return
    form.resetDirty()
    saved()
  })
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <div className={classes.fields}>
        <Select
          label={t('place.country')}
          allowDeselect={false}
          data={countries.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('countryId')}
        />
        <div>
          <TextInput
            label={t('place.zipCode')}
            autoComplete="postal-code"
            maxLength={10}
            {...form.getInputProps('zipCode')}
          />
          <LiveHint tone={place ? 'good' : 'quiet'}>
            {place || (found.state === 'unknown' && !form.errors['zipCode'] && t('place.unknown'))}
          </LiveHint>
        </div>
      </div>
      <div className={classes.save}>
        <Button type="submit" variant="default" loading={busy} disabled={!changed}>
          {t('place.save')}
        </Button>
      </div>
    </form>
  )
}
