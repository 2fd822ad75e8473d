import { Button, Checkbox, RangeSlider, Slider, Switch } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { FACT_VALUES } from '#shared/facts/factValues'
import { placeErrors } from '#platform/forms/placeErrors'
import { useKeptForm } from '#platform/forms/useKeptForm'
import { useDistance } from '#shared/profiles/useDistance'
import { useLocale } from '#platform/i18n/useLocale'
import { distanceScaleOf, fromKilometres, toKilometres } from '#lib/format/distance'
import editPage from '#shared/editing/EditPage.module.css'
import { useSaved } from '../../components/useSaved'
import { useSaveMatchSettings } from '../../mutations/useSaveMatchSettings'
import type {
  Audience,
  LookingFor,
  MatchSettingsForm_settings$key,
} from './__generated__/MatchSettingsForm_settings.graphql'
import classes from './MatchSettingsScreen.module.css'

const fragment = graphql`
  fragment MatchSettingsForm_settings on MatchSettings {
    audience
    ageFrom
    ageTo
    distance
    lookingFor
  }
`

const AUDIENCE: readonly Audience[] = ['WOMEN', 'MEN', 'COUPLES', 'TRANSSEXUALS']
const AGES = { min: 18, max: 99 }
/** Pixels: large enough for a thumb. */
const THUMB = 28

export function MatchSettingsForm({ settings }: { settings: MatchSettingsForm_settings$key }) {
  const { t } = useTranslation(['editProfile', 'facts'])
  const { audience, ageFrom, ageTo, distance, lookingFor } = useFragment(fragment, settings)
  const locale = useLocale()
  const scale = distanceScaleOf(locale)
  const distances = useDistance()
  const [ageId, distanceId] = [useId(), useId()]
  const [saveSettings, busy] = useSaveMatchSettings()
  const saved = useSaved()
  const form = useKeptForm('matchSettings', {
    initialValues: {
      audience: [...audience] as string[],
      ages: [ageFrom, ageTo] as [number, number],
      anywhere: distance == null,
      distance: distance ?? toKilometres(scale.usual, scale),
      lookingFor: [...lookingFor] as string[],
    },
    validate: { audience: (chosen) => (chosen.length > 0 ? null : t('match.audienceNeeded')) },
  })
  const { values } = form
  const reach = fromKilometres(values.distance, scale)
  const within = distances.within(values.distance)
  const save = form.onSubmit(async ({ ages, anywhere, ...rest }) => {
    const answer = await saveSettings(
      {
        input: {
          audience: rest.audience as Audience[],
          ageFrom: ages[0],
          ageTo: ages[1],
          distance: anywhere ? null : rest.distance,
          lookingFor: rest.lookingFor as LookingFor[],
        },
      },
      { onRefused: placeErrors(form, 'audience') },
    )
    if (!answer) return
    form.resetDirty()
    saved()
  })

  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <Checkbox.Group label={t('match.audience')} {...form.getInputProps('audience')}>
        <div className={classes.choices} data-row>
          {AUDIENCE.map((value) => (
            <Checkbox key={value} value={value} label={t(`facts:audience.${value}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <div role="group" aria-labelledby={ageId}>
        <p id={ageId} className={classes.legend}>
          {t('match.ages', { from: values.ages[0], to: values.ages[1] })}
        </p>
        <RangeSlider
          className={classes.slider}
          {...AGES}
          thumbSize={THUMB}
          minRange={0}
          label={null}
          thumbFromLabel={t('match.ageFrom')}
          thumbToLabel={t('match.ageTo')}
          value={values.ages}
          onChange={(ages) => form.setFieldValue('ages', ages)}
        />
      </div>
      <div role="group" aria-labelledby={distanceId}>
        <p id={distanceId} className={classes.legend}>
          {values.anywhere ? t('match.anywhere') : within}
        </p>
        <div className={classes.distance}>
          <Switch label={t('match.anywhereSwitch')} {...form.getInputProps('anywhere', { type: 'checkbox' })} />
          {!values.anywhere && (
            <Slider
              className={classes.slider}
              min={5}
              max={Math.max(scale.farthest, reach)}
              step={5}
              thumbSize={THUMB}
              label={null}
              thumbLabel={t('match.distanceLabel')}
              thumbValueText={within}
              value={reach}
              onChange={(units) => form.setFieldValue('distance', toKilometres(units, scale))}
            />
          )}
        </div>
      </div>
      <Checkbox.Group label={t('match.lookingFor')} {...form.getInputProps('lookingFor')}>
        <div className={classes.choices}>
          {FACT_VALUES.lookingFor.map((value) => (
            <Checkbox key={value} value={value} label={t(`facts:lookingFor.${value}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <div className={editPage.save}>
        <Button type="submit" loading={busy} disabled={!form.isDirty()}>
          {t('match.save')}
        </Button>
      </div>
    </form>
  )
}
