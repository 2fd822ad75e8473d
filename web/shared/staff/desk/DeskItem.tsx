import type { ReactNode } from 'react'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import type { usePictureSource_picture$key } from '#shared/pictures/__generated__/usePictureSource_picture.graphql'
import { Avatar } from '#ui/Avatar'
import classes from './Desk.module.css'
import { ITEM } from './deskItems'

interface DeskItemProps {
  /** The name of the profile it is about. */
  name: string
  /** Shown after the name. */
  more?: string
  level: 2 | 3
  picture: usePictureSource_picture$key | null | undefined
  /** A line each; what is falsy is left out. */
  facts: readonly (readonly (string | false | null | undefined)[])[]
  /** Chooses it, where several are decided at once. */
  select?: ReactNode
  children: ReactNode
}

/** Something of a profile that the staff decide on, with the profile's face. */
export function DeskItem({ name, more = '', level, picture, facts, select, children }: DeskItemProps) {
  const source = usePictureSource(picture ?? null)
  const Heading = `h${level}` as const
  return (
    <article className={classes.item} aria-label={name} tabIndex={-1} {...{ [ITEM]: '' }}>
      <div className={classes.head}>
        {select}
        <Avatar name={name} picture={source} size={72} />
        <div>
          <Heading className={classes.name}>{`${name} ${more}`.trim()}</Heading>
          {facts.map((line) => {
            const text = line.filter(Boolean).join(' · ')
            return (
              <p key={text} className={classes.itemFacts}>
                {text}
              </p>
            )
          })}
        </div>
      </div>
      {children}
    </article>
  )
}
