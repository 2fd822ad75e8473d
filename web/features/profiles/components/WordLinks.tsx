import { matchWordPath } from '#shared/profiles/matchWordPath'
import { AppLink } from '#ui/links/AppLink'
import classes from './WordLinks.module.css'

interface WordLinksProps {
  words: readonly string[]
  label: string
  /** Both profiles have these words. */
  common?: boolean
}

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
