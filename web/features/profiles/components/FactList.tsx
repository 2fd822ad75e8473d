import classes from './FactList.module.css'

export interface Fact {
  readonly label: string
  readonly text: string
}

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
