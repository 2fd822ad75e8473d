import { IconHeartHandshake, IconLock } from '@tabler/icons-react'
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
        isWaiting
        viewerHasPrivate
      }
      level
      isCommon
    }
  }
`

const LEVELS = ['LIKE', 'CURIOUS', 'NO'] as const

interface ProfileKinksProps {
  profile: ProfileKinks_profile$key
  isOwn: boolean
  /** Leaves out what only the viewer sees of their own profile. */
  asOthers: boolean
}

/** The kinks of a profile by level; those in common stand out, and on one's own profile those that others do not see. */
export function ProfileKinks({ profile, isOwn, asOthers }: ProfileKinksProps) {
  const { t } = useTranslation('profiles')
  const { kinks: all } = useFragment(fragment, profile)
  const kinks = all?.map((each) => ({
    ...each,
    isCommon: each.isCommon && !isOwn,
    isHidden: isOwn && (each.kink.viewerHasPrivate === true || each.kink.isWaiting === true),
  }))
  const shown = asOthers ? kinks?.filter(({ isHidden }) => !isHidden) : kinks
  const edits = isOwn && !asOthers
  if (!shown || (shown.length === 0 && !edits)) return null
  return (
    <Section title={t('kinks.title')} action={edits ? { label: t('kinks.edit'), href: allKinksPath() } : undefined}>
      {shown.length === 0 && <p>{t('kinks.none')}</p>}
      {LEVELS.map((level) => {
        const chosen = shown
          .filter((each) => each.level === level)
          .toSorted((one, other) => Number(other.isCommon) - Number(one.isCommon))
        if (chosen.length === 0) return null
        return (
          <div key={level}>
            <h3>{t(`kinks.level.${level}`)}</h3>
            <ul className={classes.words} aria-label={t(`kinks.level.${level}`)}>
              {chosen.map(({ kink, isCommon, isHidden }) => (
                <li key={kink.id}>
                  <AppLink className={classes.word} href={allKinksPath(kink.id)}>
                    {isCommon && (
                      <IconHeartHandshake size={18} stroke={1.75} role="img" aria-label={t('kinks.common')} />
                    )}
                    {isHidden && <IconLock size={18} stroke={1.75} role="img" aria-label={t('kinks.onlyYou')} />}
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
