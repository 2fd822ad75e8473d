import { Button, NumberInput, Select } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { FACT_VALUES } from '../../../../app/facts/factValues'
import classes from '../../components/EditPage.module.css'
import { useSaved } from '../../components/useSaved'
import { useUpdateProfile } from '../../mutations/useUpdateProfile'
import type { PersonForm_person$data, PersonForm_person$key } from './__generated__/PersonForm_person.graphql'

const fragment = graphql`
  fragment PersonForm_person on EditablePerson {
    legacyId
    facts {
      height
      weight
      bodyType
      eyeColour
      hairColour
      sexualOrientation
      relationshipStatus
      smoking
      children
      dominance
    }
  }
`

type Facts = PersonForm_person$data['facts']

/** Facts that always have a value, and the one that stands for silence. */
const SILENT = {
  bodyType: 'NOT_SPECIFIED',
  eyeColour: 'NOT_SPECIFIED',
  hairColour: 'NOT_SPECIFIED',
  relationshipStatus: 'NOT_STATED',
  smoking: 'NOT_AVAILABLE',
  children: 'NOT_AVAILABLE',
} as const

interface Values extends Record<string, unknown> {
  height: number | ''
  weight: number | ''
}

function valuesOf({ height, weight, ...facts }: Facts): Values {
  return { ...facts, height: height ?? '', weight: weight ?? '' }
}

interface PersonFormProps {
  person: PersonForm_person$key
  /** The roles to choose from, on the dark sites. */
  roles: readonly { readonly role: string; readonly name: string }[]
}

/** What a person tells of themselves. Everything may be left open. */
export function PersonForm({ person, roles }: PersonFormProps) {
  const { t } = useTranslation(['editProfile', 'facts'])
  const { legacyId, facts } = useFragment(fragment, person)
  const [update, busy] = useUpdateProfile()
  const saved = useSaved()
  const form = useForm<Values>({ initialValues: valuesOf(facts) })

  const save = form.onSubmit(async ({ height, weight, ...rest }) => {
    const written = { ...rest, height: height === '' ? null : height, weight: weight === '' ? null : weight } as Facts
    const answer = await update({ input: { persons: [{ legacyId, facts: written }] } })
    if (!answer) return
    const { userErrors } = answer.updateProfile
    for (const { field, message } of userErrors) form.setFieldError(field?.split('.').at(-1) ?? 'height', message)
    if (userErrors.length > 0) return
    form.resetDirty()
    saved()
  })
  const silent = { value: '', label: t('facts:notTold') }

  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <div className={classes.fields}>
        <NumberInput
          label={t('facts:label.height')}
          suffix=" cm"
          min={100}
          max={250}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          {...form.getInputProps('height')}
        />
        <NumberInput
          label={t('facts:label.weight')}
          suffix=" kg"
          min={30}
          max={300}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          {...form.getInputProps('weight')}
        />
        {(['bodyType', 'eyeColour', 'hairColour', 'relationshipStatus', 'smoking', 'children'] as const).map((fact) => (
          <Select
            key={fact}
            label={t(`facts:label.${fact}`)}
            allowDeselect={false}
            data={[
              { value: SILENT[fact], label: t('facts:notTold') },
              ...FACT_VALUES[fact].map((value) => ({ value, label: t(`facts:${fact}.${value}` as 'facts:notTold') })),
            ]}
            {...form.getInputProps(fact)}
          />
        ))}
        <Select
          label={t('facts:label.sexualOrientation')}
          allowDeselect={false}
          data={[
            silent,
            ...FACT_VALUES.sexualOrientation.map((value) => ({ value, label: t(`facts:sexualOrientation.${value}`) })),
          ]}
          value={(form.values['sexualOrientation'] as string | null | undefined) ?? ''}
          onChange={(value) => form.setFieldValue('sexualOrientation', value || null)}
        />
        {roles.length > 0 && (
          <Select
            label={t('facts:label.dominance')}
            description={t('persons.dominanceNote')}
            allowDeselect={false}
            data={[silent, ...roles.map(({ role, name }) => ({ value: role, label: name }))]}
            value={(form.values['dominance'] as string | null | undefined) ?? ''}
            onChange={(value) => form.setFieldValue('dominance', value || null)}
          />
        )}
      </div>
      <div className={classes.save}>
        <Button type="submit" variant="default" loading={busy} disabled={!form.isDirty()}>
          {t('editProfile:persons.save')}
        </Button>
      </div>
    </form>
  )
}
