import { IconBrandVimeo, IconBrandYoutube } from '@tabler/icons-react'
import type { NodeViewProps } from '@tiptap/react'
import { useTranslation } from 'react-i18next'
import { ExternalVideo } from '../ExternalVideo'
import { externalVideoOf } from '../externalVideos'
import { BlockFrame } from './BlockFrame'
import classes from './VideoView.module.css'

/** A video of another site in the editor; it loads only with consent. */
export function VideoView(view: NodeViewProps) {
  const { t } = useTranslation('richText')
  const { video } = view.node.attrs as { video: string }
  const site = externalVideoOf(video)?.site ?? ''
  const Icon = site === 'Vimeo' ? IconBrandVimeo : IconBrandYoutube
  const title = t('editing.videoFrom', { site })
  return (
    <BlockFrame view={view} label={title}>
      <p className={classes.title}>
        <Icon size={22} stroke={1.5} aria-hidden />
        {title}
      </p>
      <div className={classes.video}>
        <ExternalVideo name={video} />
      </div>
    </BlockFrame>
  )
}
