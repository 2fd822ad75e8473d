import classes from './SkipLink.module.css'

interface SkipLinkProps {
  label: string
  /** The id of the element that holds the page's content. */
  targetId: string
}

/** The first stop of the keyboard: past the menus, straight to the content. */
export function SkipLink({ label, targetId }: SkipLinkProps) {
  return (
    <a className={classes.skip} href={`#${targetId}`}>
      {label}
    </a>
  )
}
