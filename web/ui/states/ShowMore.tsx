import { Button } from '@mantine/core'
import classes from './ShowMore.module.css'

interface ShowMoreProps {
  label: string
  /** Replaces the label while loading. */
  loadingLabel: string
  loading?: boolean
  onShowMore: () => void
}

/** Loads the next page of a list. Keeps the focus while loading. */
export function ShowMore({ label, loadingLabel, loading = false, onShowMore }: ShowMoreProps) {
  return (
    <div className={classes.row}>
      <Button
        className={classes.button}
        variant="default"
        aria-disabled={loading}
        onClick={() => {
          if (!loading) onShowMore()
        }}
      >
        <span aria-live="polite">{loading ? loadingLabel : label}</span>
      </Button>
    </div>
  )
}
