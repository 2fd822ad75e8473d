import classes from './ValidationVideo.module.css'

interface ValidationVideoProps {
  src: string
  label: string
}

/** A video of a person who reads digits out. */
export function ValidationVideo({ src, label }: ValidationVideoProps) {
  return (
    <video
      className={classes.video}
      src={src}
      aria-label={label}
      controls
      playsInline
      disablePictureInPicture
      controlsList="nodownload"
    />
  )
}
