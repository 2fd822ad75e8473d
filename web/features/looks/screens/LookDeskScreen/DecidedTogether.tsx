import { Checkbox } from '@mantine/core'
import { useSelection } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserError } from '#platform/mutations/refusal'
import type { VerdictBar_viewer$key } from './__generated__/VerdictBar_viewer.graphql'
import classes from './LookDeskScreen.module.css'
import { VerdictBar, type Verdict } from './VerdictBar'

/** What is selected, and how that changes. */
interface Selection {
  readonly isChosen: (id: string) => boolean
  readonly toggle: (id: string) => void
}

interface DecidedTogetherProps {
  viewer: VerdictBar_viewer$key
  of: 'Profiles' | 'Media'
  /** All that can be selected. */
  ids: readonly string[]
  busy: boolean
  /** Resolves to whether it succeeded. */
  onDecide: (ids: string[], verdict: Verdict, onRefused: (errors: readonly UserError[]) => void) => Promise<boolean>
  /** Reads the list anew, since colleagues were faster. */
  onStale: () => void
  children: (selection: Selection) => ReactNode
}

/** A list whose items are selected and decided on together. */
export function DecidedTogether({ viewer, of, ids, busy, onDecide, onStale, children }: DecidedTogetherProps) {
  const { t } = useTranslation('looks')
  const [wanted, { toggle, setSelection }] = useSelection({ data: [...ids] })
  // What has left the list is not chosen any more.
  const chosen = ids.filter((id) => wanted.includes(id))
  const isAll = chosen.length === ids.length
  return (
    <>
      {ids.length > 1 && (
        <Checkbox
          className={classes.all}
          label={t('desk.selectAll')}
          checked={isAll}
          onChange={() => setSelection(isAll ? [] : [...ids])}
        />
      )}
      {children({ isChosen: (id) => wanted.includes(id), toggle })}
      {ids.length > 0 && (
        <VerdictBar
          viewer={viewer}
          of={of}
          count={chosen.length}
          busy={busy}
          onDecide={(verdict, onRefused) =>
            onDecide(chosen, verdict, (errors) => {
              onRefused(errors[0]?.message)
              if (errors[0]?.code === 'ALREADY_DECIDED') onStale()
            })
          }
        />
      )}
    </>
  )
}
