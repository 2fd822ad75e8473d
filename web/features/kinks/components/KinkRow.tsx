import { ActionIcon, Tooltip } from '@mantine/core'
import { IconEye, IconLock } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { allKinksPath } from '#shared/kinks/kinksPath'
import { AppLink } from '#ui/links/AppLink'
import { useSetKink } from '../mutations/useSetKink'
import type { KinkRow_kink$key } from './__generated__/KinkRow_kink.graphql'
import { KINK_LEVELS } from './kinkLevels'
import classes from './KinkRow.module.css'

const fragment = graphql`
  fragment KinkRow_kink on Kink {
    id
    name
    description
    isCustom
    isWaiting
    profileCount
    viewerLevel
    viewerHasPrivate
  }
`

/** A kink with its words of explanation, and how fond of it the viewer is. */
export function KinkRow({ kink: key }: { kink: KinkRow_kink$key }) {
  const { t } = useTranslation('kinks')
  const kink = useFragment(fragment, key)
  const setKink = useSetKink()
  const nameId = useId()
  const { id, name, description, isCustom, isWaiting, profileCount, viewerLevel, viewerHasPrivate } = kink
  const marks = [isWaiting ? t('row.waiting') : isCustom && t('row.custom')].filter(
    (mark) => mark !== false && mark !== null,
  )
  return (
    <article className={classes.row} aria-labelledby={nameId}>
      <div className={classes.words}>
        <h2 id={nameId} className={classes.name}>
          {isWaiting ? name : <AppLink href={allKinksPath(id)}>{name}</AppLink>}
        </h2>
        {description && <p className={classes.description}>{description}</p>}
        <p className={classes.facts}>
          {profileCount ? t('row.count', { count: profileCount }) : t('row.nobody')}
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </p>
      </div>
      <div className={classes.levels}>
        <div role="group" aria-labelledby={nameId} className={classes.group}>
          {KINK_LEVELS.map((level) => (
            <button
              key={level}
              type="button"
              className={classes.level}
              data-level={level}
              aria-pressed={viewerLevel === level}
              onClick={() => void setKink({ kinkId: id, level: viewerLevel === level ? null : level })}
            >
              {t(`level.${level}`)}
            </button>
          ))}
        </div>
        {viewerLevel && (
          <Tooltip label={viewerHasPrivate ? t('row.private') : t('row.open')}>
            <ActionIcon
              className={classes.hide}
              size={44}
              variant="subtle"
              color="gray"
              aria-label={t('row.hide', { name })}
              aria-pressed={viewerHasPrivate ?? false}
              onClick={() => void setKink({ kinkId: id, level: viewerLevel, private: !viewerHasPrivate })}
            >
              {viewerHasPrivate ? <IconLock size={20} stroke={1.75} /> : <IconEye size={20} stroke={1.75} />}
            </ActionIcon>
          </Tooltip>
        )}
      </div>
    </article>
  )
}
