import { Button, NumberInput, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { FACT_VALUES } from '#shared/facts/factValues'
import { useKeptForm } from '#platform/forms/useKeptForm'
import type { UserError } from '#platform/mutations/refusal'
import classes from '#shared/editing/EditPage.module.css'
import { useSaved } from '../../components/useSaved'
import { useUpdateProfile } from '../../mutations/useUpdateProfile'
import type { PersonForm_person$data, PersonForm_person$key } from './__generated__/PersonForm_person.graphql'

const fragment = graphql`
  fragment PersonForm_person on EditablePerson {
    person {
      id
    }
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

/** Facts that always have a value, with the value that means no answer. */
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
  sexualOrientation: string | null
  dominance: string | null
}

function valuesOf({ height, weight, sexualOrientation, dominance, ...facts }: Facts): Values {
  return {
    ...facts,
    height: height ?? '',
    weight: weight ?? '',
    sexualOrientation: sexualOrientation ?? null,
    dominance: dominance ?? null,
  }
}

interface PersonFormProps {
  person: PersonForm_person$key
  /** Roles to choose from, on dark sites. */
  roles: readonly { readonly role: string; readonly name: string }[]
}

export function PersonForm({ person, roles }: PersonFormProps) {
  const { t } = useTranslation(['editProfile', 'facts'])
  const {
    person: { id },
    facts,
  } = useFragment(fragment, person)
  const [update, busy] = useUpdateProfile()
  const saved = useSaved()
  const form = useKeptForm<Values>(`person ${id}`, { initialValues: valuesOf(facts) })

  const save = form.onSubmit(async ({ height, weight, ...rest }) => {
    const written = { ...rest, height: height === '' ? null : height, weight: weight === '' ? null : weight } as Facts
    const onRefused = (errors: readonly UserError[]) => {
      for (const { field, message } of errors) {
        const fact = field?.split('.').at(-1) ?? ''
        form.setFieldError(fact in facts ? fact : 'height', message)
      }
    }
    if (!(await update({ input: { persons: [{ personId: id, facts: written }] } }, { onRefused }))) return
    form.resetDirty()
    saved()
  })
  /** A fact that is null while the person states nothing. */
  const openFact = (fact: 'sexualOrientation' | 'dominance') => ({
    value: form.values[fact] ?? '',
    error: form.errors[fact],
    onChange: (value: string | null) => form.setFieldValue(fact, value || null),
  })
  const silent = { value: '', label: t('facts:notTold') }

  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <div className={classes.fields}>
        <div className={classes.pair}>
          <NumberInput
            label={t('facts:label.height')}
            suffix=" cm"
            min={100}
            max={250}
            clampBehavior="none"
            allowDecimal={false}
            allowNegative={false}
            hideControls
            inputMode="numeric"
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
            hideControls
            inputMode="numeric"
            {...form.getInputProps('weight')}
          />
        </div>
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
          {...openFact('sexualOrientation')}
        />
        {roles.length > 0 && (
          <Select
            label={t('facts:label.dominance')}
            description={t('persons.dominanceNote')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            allowDeselect={false}
            data={[silent, ...roles.map(({ role, name }) => ({ value: role, label: name }))]}
            {...openFact('dominance')}
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
