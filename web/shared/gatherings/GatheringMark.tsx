import { useTranslation } from 'react-i18next'
import classes from './GatheringMark.module.css'

/** What sets a gathering apart. */
export type MarkKind = 'COMING' | 'WAS_THERE' | 'WAITING' | 'HELD' | 'FULL' | 'DRAFT' | 'CANCELLED'

/** What sets a gathering apart: the viewer's own sign-up, or that it is full, cancelled or a draft. */
export function GatheringMark({ kind }: { kind: MarkKind }) {
  const { t } = useTranslation('gatherings')
  return (
    <span className={classes.mark} data-kind={kind}>
      {t(`marks.${kind}`)}
    </span>
  )
}
