import classes from './Initial.module.css'

interface InitialProps {
  name: string
}

const shades = 5

/** Derives the colour from the name, so that people without a picture are distinguishable. */
function shadeOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % shades
}

/**
 * The first letter of a name on a coloured background, in place of a picture. Decorative, because the name is
 * beside it.
 */
export function Initial({ name }: InitialProps) {
  return (
    <span className={classes.initial} data-shade={shadeOf(name)} aria-hidden>
      <span className={classes.letter}>{[...name.trim()][0]?.toLocaleUpperCase()}</span>
    </span>
  )
}
