import { Button } from '@mantine/core'
import classes from './ShowMore.module.css'

interface ShowMoreProps {
  label: string
  /** Takes the label's place while more is on its way. */
  loadingLabel: string
  loading?: boolean
  onShowMore: () => void
}

/** The end of a list that goes on. It keeps the focus while it loads, so that the keyboard does not lose its place. */
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
