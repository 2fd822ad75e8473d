import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { excerptOf } from '#lib/format/excerpt'
import { AppLink } from '#ui/links/AppLink'
import type { ProfileDetails_profile$key } from './__generated__/ProfileDetails_profile.graphql'
import { matchWordPath } from './matchWordPath'
import classes from './ProfileDetails.module.css'
import { useDistance } from './useDistance'

const fragment = graphql`
  fragment ProfileDetails_profile on Profile {
    text
    distance
    matchWords
    seeks {
      lookingFor
    }
    match {
      commonMatchWords
    }
  }
`

/** Maximum number of match words; those in common come first. */
const WORDS = 6

interface ProfileDetailsProps {
  /** Undefined while the details are loading, after the view was chosen. */
  profile: ProfileDetails_profile$key | null | undefined
  note?: ReactNode
}

/** The details that the detailed view shows beside the card. */
export function ProfileDetails({ profile, note }: ProfileDetailsProps) {
  const { t } = useTranslation(['shell', 'facts'])
  const distances = useDistance()
  const data = useFragment(fragment, profile)
  if (!data) return <div className={classes.details} aria-busy="true" />
  const { text, distance, matchWords, seeks, match } = data
  const common = new Set(match?.commonMatchWords)
  const words = (matchWords ?? []).toSorted((one, other) => Number(common.has(other)) - Number(common.has(one)))
  const lookingFor = seeks?.lookingFor ?? []
  return (
    <div className={classes.details}>
      {note}
      {text && <p className={classes.text}>{excerptOf(text)}</p>}
      {lookingFor.length > 0 && (
        <p className={classes.fact}>
          <span className={classes.label}>{t('facts:label.lookingFor')}</span>{' '}
          {lookingFor.map((value) => t(`facts:lookingFor.${value}`)).join(' · ')}
        </p>
      )}
      {distance != null && <p className={classes.fact}>{distances.away(distance)}</p>}
      {words.length > 0 && (
        <ul className={classes.words} aria-label={t('facts:label.matchWords')}>
          {words.slice(0, WORDS).map((word) => (
            <li key={word}>
              <AppLink
                href={matchWordPath(word)}
                className={classes.word}
                data-common={common.has(word)}
                title={common.has(word) ? t('shell:memberList.common') : undefined}
              >
                {word}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
