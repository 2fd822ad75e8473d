import { ActionIcon } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useToday } from '#platform/session/useToday'
import { formatRelativeTime } from '#lib/format/relativeTime'
import { giveFocusBack } from '#ui/overlays/useFocusBack'
import { useHideVisit } from '../mutations/useHideVisit'
import type { VisitNote_visit$key } from './__generated__/VisitNote_visit.graphql'
import classes from './VisitNote.module.css'

const fragment = graphql`
  fragment VisitNote_visit on Visit {
    visitedAt
    isSeen
    profile {
      id
      name
    }
  }
`

export function VisitNote({ visit }: { visit: VisitNote_visit$key }) {
  const { t } = useTranslation('people')
  const { t: timeWords } = useTranslation('time')
  const today = useToday()
  const hide = useHideVisit()
  const { visitedAt, isSeen, profile } = useFragment(fragment, visit)
  return (
    <span className={classes.note}>
      <span>
        {!isSeen && <span className={classes.new}>{t('visitors.new')}</span>}{' '}
        <time dateTime={visitedAt}>{formatRelativeTime(visitedAt, today, timeWords)}</time>
      </span>
      <ActionIcon
        className={classes.hide}
        color="gray"
        size={36}
        aria-label={t('visitors.hide', { name: profile.name })}
        title={t('visitors.hide', { name: profile.name })}
        onClick={() => void hide(profile.id).then(() => giveFocusBack(null))}
      >
        <IconEyeOff size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </span>
  )
}
