import { matchWordPath } from '#shared/profiles/matchWordPath'
import { AppLink } from '#ui/AppLink'
import classes from './WordLinks.module.css'

interface WordLinksProps {
  words: readonly string[]
  label: string
  /** Both have these. */
  common?: boolean
}

/** Match words, each leading to all members who have it. */
export function WordLinks({ words, label, common = false }: WordLinksProps) {
  return (
    <ul className={classes.words} aria-label={label}>
      {words.map((word) => (
        <li key={word}>
          <AppLink className={classes.word} href={matchWordPath(word)} data-common={common}>
            {word}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
