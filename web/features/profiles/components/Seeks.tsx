import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useDistance } from '#shared/profiles/useDistance'
import { useLocale } from '#platform/i18n/useLocale'
import type { Locale } from '#lib/format/locale'
import { Section } from '#ui/layout/Section'
import type { Seeks_profile$key } from './__generated__/Seeks_profile.graphql'
import { FactList } from './FactList'

const fragment = graphql`
  fragment Seeks_profile on Profile {
    seeks {
      audience
      ageFrom
      ageTo
      distance
      lookingFor
    }
  }
`

/** Joins words to a phrase in which only the first word is capitalised. */
function phrase(words: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale).format(words.map((word, index) => (index ? word.toLocaleLowerCase(locale) : word)))
}

export function Seeks({ profile }: { profile: Seeks_profile$key }) {
  const { t } = useTranslation(['profiles', 'facts'])
  const locale = useLocale()
  const { within } = useDistance()
  const { seeks } = useFragment(fragment, profile)
  if (!seeks) return null
  const { audience, ageFrom, ageTo, distance, lookingFor } = seeks
  const lines = [
    audience.length > 0 && {
      label: t('seeks.whom'),
      text: phrase(
        audience.map((group) => t(`facts:audience.${group}`)),
        locale,
      ),
    },
    { label: t('facts:label.age'), text: t('seeks.ages', { from: ageFrom, to: ageTo }) },
    {
      label: t('facts:label.distance'),
      text: distance == null ? t('seeks.anywhere') : within(distance),
    },
    lookingFor.length > 0 && {
      label: t('facts:label.lookingFor'),
      text: phrase(
        lookingFor.map((wish) => t(`facts:lookingFor.${wish}`)),
        locale,
      ),
    },
  ].filter((line) => line !== false)
  return (
    <Section title={t('seeks.title')}>
      <FactList facts={lines} />
    </Section>
  )
}
