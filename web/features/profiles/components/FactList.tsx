import classes from './FactList.module.css'

/** A fact and what it is. */
export interface Fact {
  readonly label: string
  readonly text: string
}

/** Facts one under the other. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, text }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
