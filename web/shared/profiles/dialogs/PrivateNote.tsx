import { IconLock } from '@tabler/icons-react'
import classes from './dialogs.module.css'

/** States that only the viewer sees the content. */
export function PrivateNote({ children }: { children: string }) {
  return (
    <p className={classes.private}>
      <IconLock size={16} stroke={1.75} aria-hidden />
      {children}
    </p>
  )
}
