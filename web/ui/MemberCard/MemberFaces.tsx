import { Initial } from '../Initial'
import { Picture } from '../Picture'
import type { MemberFacts } from './memberCardTypes'
import classes from './MemberFaces.module.css'

interface MemberFacesProps extends Pick<MemberFacts, 'name' | 'pictures' | 'eager'> {
  ratio?: string
  sizes: string
}

/** The card's picture; a couple's two pictures share the frame. Decorative, because the name is beside it. */
export function MemberFaces({ name, pictures = [], eager, ratio = '4 / 5', sizes }: MemberFacesProps) {
  const [first, second] = pictures
  return (
    <div className={classes.frame} style={{ aspectRatio: ratio }}>
      {first && second ? (
        [first, second].map((source) => (
          <Picture
            key={source.src}
            className={classes.half}
            source={source}
            alt=""
            ratio="auto"
            sizes={sizes}
            eager={eager}
          />
        ))
      ) : (
        <Picture
          className={classes.whole}
          source={first}
          alt=""
          ratio="auto"
          sizes={sizes}
          eager={eager}
          fallback={<Initial name={name} />}
        />
      )}
    </div>
  )
}
