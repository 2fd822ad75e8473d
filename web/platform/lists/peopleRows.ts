import type { ListGrid } from './GridRows'
import classes from './peopleRows.module.css'

/** People in a long list, line by line. */
export const PEOPLE_ROWS: ListGrid = {
  columnsOf: (width) => (width < 860 ? 1 : 2),
  rowClassName: classes.row,
}
