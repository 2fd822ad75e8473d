import classes from './Initial.module.css'

interface InitialProps {
  name: string
}

const shades = 5

/** The same name always gets the same ground, so that people without a picture can still be told apart. */
function shadeOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % shades
}

/** The first letter of a name on a coloured ground, in place of a picture. Decoration: the name stands beside it. */
export function Initial({ name }: InitialProps) {
  return (
    <span className={classes.initial} data-shade={shadeOf(name)} aria-hidden>
      <span className={classes.letter}>{[...name.trim()][0]?.toLocaleUpperCase()}</span>
    </span>
  )
}
