import classes from './SkipLink.module.css'

interface SkipLinkProps {
  label: string
  /** The id of the content element. */
  targetId: string
}

/** The first tab stop: skips the menus to the content. */
export function SkipLink({ label, targetId }: SkipLinkProps) {
  return (
    <a className={classes.skip} href={`#${targetId}`}>
      {label}
    </a>
  )
}
