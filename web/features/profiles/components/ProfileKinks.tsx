import { IconHeartHandshake } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { allKinksPath } from '#shared/kinks/kinksPath'
import { Section } from '#ui/layout/Section'
import { AppLink } from '#ui/links/AppLink'
import type { ProfileKinks_profile$key } from './__generated__/ProfileKinks_profile.graphql'
import classes from './WordLinks.module.css'

const fragment = graphql`
  fragment ProfileKinks_profile on Profile {
    kinks {
      kink {
        id
        name
      }
      level
      isCommon
    }
  }
`

const LEVELS = ['LIKE', 'CURIOUS', 'NO'] as const

/** The kinks of a profile by level; those in common stand out. */
export function ProfileKinks({ profile, isOwn }: { profile: ProfileKinks_profile$key; isOwn: boolean }) {
  const { t } = useTranslation('profiles')
  const { kinks } = useFragment(fragment, profile)
  if (!kinks || (kinks.length === 0 && !isOwn)) return null
  return (
    <Section title={t('kinks.title')} action={isOwn ? { label: t('kinks.edit'), href: allKinksPath() } : undefined}>
      {kinks.length === 0 && <p>{t('kinks.none')}</p>}
      {LEVELS.map((level) => {
        const chosen = kinks
          .filter((each) => each.level === level)
          .toSorted((one, other) => Number(other.isCommon) - Number(one.isCommon))
        if (chosen.length === 0) return null
        return (
          <div key={level}>
            <h3>{t(`kinks.level.${level}`)}</h3>
            <ul className={classes.words} aria-label={t(`kinks.level.${level}`)}>
              {chosen.map(({ kink, isCommon }) => (
                <li key={kink.id}>
                  <AppLink className={classes.word} href={allKinksPath(kink.id)}>
                    {isCommon && (
                      <IconHeartHandshake size={18} stroke={1.75} role="img" aria-label={t('kinks.common')} />
                    )}
                    {kink.name}
                  </AppLink>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </Section>
  )
}
