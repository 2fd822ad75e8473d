import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Section } from '#ui/layout/Section'
import type { Gender, InCommon_profile$key, MatchReason } from './__generated__/InCommon_profile.graphql'
import classes from './InCommon.module.css'
import { WordLinks } from './WordLinks'

const fragment = graphql`
  fragment InCommon_profile on Profile {
    name
    gender
    match {
      reasons
      commonMatchWords
    }
  }
`

function useReason(name: string, gender: Gender) {
  const { t } = useTranslation('profiles')
  return (reason: MatchReason): string => {
    if (reason === 'SEEKS_YOU') return t(`match.SEEKS_YOU.${gender}`, { name })
    return reason === 'YOU_SEEK' ? t(`match.YOU_SEEK.${gender}`, { name }) : t(`match.${reason}`)
  }
}

export function InCommon({ profile }: { profile: InCommon_profile$key }) {
  const { t } = useTranslation('profiles')
  const { name, gender, match } = useFragment(fragment, profile)
  const wordsOf = useReason(name, gender)
  if (!match || (match.reasons.length === 0 && match.commonMatchWords.length === 0)) return null
  return (
    <div className={classes.panel}>
      <Section title={t('match.title')}>
        <ul className={classes.reasons}>
          {match.reasons.map((reason) => (
            <li key={reason}>
              <IconCheck size={18} stroke={2} aria-hidden />
              {wordsOf(reason)}
            </li>
          ))}
        </ul>
        {match.commonMatchWords.length > 0 && (
          <WordLinks words={match.commonMatchWords} label={t('match.words')} common />
        )}
      </Section>
    </div>
  )
}
