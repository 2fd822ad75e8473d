import { Link } from 'react-router-dom'
import { useNews } from '../timers/news'
import classes from './NewsTicker.module.css'

/** A line of news for members, under the header. */
export function NewsTicker() {
  const { ticker } = useNews()
  if (!ticker) return null
  return (
    <p className={classes.ticker} role="status">
      {ticker.path ? <Link to={ticker.path}>{ticker.text}</Link> : ticker.text}
    </p>
  )
}
