import { Button, Checkbox, Select, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { placeErrors } from '#platform/forms/placeErrors'
import { useKeptForm } from '#platform/forms/useKeptForm'
import { tell } from '#platform/toasts/tell'
import { FACT_VALUES } from '#shared/facts/factValues'
import { useSaveDarkFacts } from '../../mutations/useSaveDarkProfile'
import type { DarkFactsForm_profile$key, Dominance, LookingFor } from './__generated__/DarkFactsForm_profile.graphql'
import editPage from '#shared/editing/EditPage.module.css'
import classes from './DarkProfileScreen.module.css'

const fragment = graphql`
  fragment DarkFactsForm_profile on DarkProfile {
    lookingFor
    hasMainTexts
    persons {
      person {
        id
        gender
        age
      }
      dominance
    }
  }
`

const ROLES: readonly Dominance[] = ['DOMINATING', 'SUBMISSIVE']

/** Roles, what is looked for, and what of the main profile is shown. */
export function DarkFactsForm({ profile }: { profile: DarkFactsForm_profile$key }) {
  const { t } = useTranslation(['darkProfile', 'facts'])
  const { lookingFor, hasMainTexts, persons } = useFragment(fragment, profile)
  const [saveFacts, busy] = useSaveDarkFacts()
  const form = useKeptForm('darkFacts', {
    initialValues: {
      lookingFor: [...lookingFor] as string[],
      hasMainTexts,
      roles: persons.map(({ dominance }) => dominance ?? null) as (string | null)[],
    },
  })
  const save = form.onSubmit(async (facts) => {
    const input = {
      lookingFor: facts.lookingFor as LookingFor[],
      hasMainTexts: facts.hasMainTexts,
      persons: persons.map(({ person }, index) => ({
        personId: person.id,
        dominance: (facts.roles[index] ?? null) as Dominance | null,
      })),
    }
    if (!(await saveFacts({ input }, { onRefused: placeErrors(form, 'lookingFor') }))) return
    form.resetDirty()
    tell(t('saved'))
  })
  return (
    <form className={editPage.form} onSubmit={save} noValidate>
      {persons.map(({ person }, index) => (
        <Select
          key={person.id}
          label={
            persons.length > 1
              ? t('facts.roleOf', { gender: t(`facts:gender.${person.gender}`), age: person.age })
              : t('facts:label.dominance')
          }
          placeholder={t('facts:notTold')}
          clearable
          data={ROLES.map((role) => ({ value: role, label: t(`facts:dominance.${role}`) }))}
          {...form.getInputProps(`roles.${index}`)}
        />
      ))}
      <Checkbox.Group
        label={t('facts:label.lookingFor')}
        description={t('facts.lookingForHint')}
        {...form.getInputProps('lookingFor')}
      >
        <div className={classes.choices}>
          {FACT_VALUES.lookingFor.map((value) => (
            <Checkbox key={value} value={value} label={t(`facts:lookingFor.${value}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <Switch
        label={t('facts.hasMainTexts')}
        description={t('facts.hasMainTextsHint')}
        {...form.getInputProps('hasMainTexts', { type: 'checkbox' })}
      />
      <div>
        <Button type="submit" loading={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
