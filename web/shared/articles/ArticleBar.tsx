import { Button } from '@mantine/core'
import { IconBell, IconBellFilled, IconShare2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CardMenu } from '#ui/MemberCard/CardMenu'
import type { CardActions } from '#ui/MemberCard/memberCardTypes'
import { useCardGesture } from '#ui/MemberCard/useCardGesture'
import classes from './ArticleBar.module.css'

interface ArticleBarProps {
  title: string
  /** The likes; a draft has none. */
  likes?: ReactNode
  follow?: { following: boolean; label: string; hint: string; onSelect: () => void }
  share?: { label: string; onSelect: () => void }
  menu: CardActions
}

/** What can be done with a text: like, follow, share, and more in a menu. */
export function ArticleBar({ title, likes, follow, share, menu }: ArticleBarProps) {
  const gesture = useCardGesture(false)
  return (
    <div className={classes.bar} data-draft={!likes}>
      {likes}
      <span className={classes.tools}>
        {follow && (
          <Button
            variant="subtle"
            aria-pressed={follow.following}
            className={classes.tool}
            leftSection={
              follow.following ? (
                <IconBellFilled size={19} aria-hidden />
              ) : (
                <IconBell size={19} stroke={1.75} aria-hidden />
              )
            }
            title={follow.hint}
            onClick={follow.onSelect}
          >
            {follow.label}
          </Button>
        )}
        {share && (
          <Button
            variant="subtle"
            className={classes.tool}
            leftSection={<IconShare2 size={19} stroke={1.75} aria-hidden />}
            onClick={share.onSelect}
          >
            {share.label}
          </Button>
        )}
        <CardMenu facts={{ name: title, ages: [] }} actions={menu} gesture={gesture} />
      </span>
    </div>
  )
}
