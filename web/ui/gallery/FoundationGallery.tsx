import type { SiteLook } from '#theme/siteLook'
import { Avatar } from '../Avatar'
import { Initial } from '../Initial'
import { Logo } from '../Logo'
import { Picture } from '../Picture'
import { ProseText } from '../layout/ProseText'
import { Section } from '../layout/Section'
import { sampleProse, swatches } from './gallerySamples'
import classes from './UiGallery.module.css'

interface FoundationGalleryProps {
  site: SiteLook
  name: string
  portraits: readonly string[]
}

const avatarSizes = [24, 32, 40, 56, 72, 96] as const

/** Type, pictures, marks and colours. */
export function FoundationGallery({ site, name, portraits }: FoundationGalleryProps) {
  const [first = '', second = ''] = portraits
  return (
    <>
      <div className={classes.columns}>
        <Section title="Written text">
          <ProseText html={sampleProse} />
        </Section>
        <div>
          <Section title="Logo">
            <div className={classes.stack}>
              <Logo site={site} name={name} size="lg" />
              <div className={classes.wrap}>
                <Logo site={site} name={name} />
                <Logo site={site} name={name} size="sm" />
                <Logo site={site} name={name} markOnly />
              </div>
            </div>
          </Section>
          <Section title="Avatars">
            <div className={classes.wrap}>
              {avatarSizes.map((size) => (
                <Avatar
                  key={size}
                  name="Freja"
                  size={size}
                  picture={first ? { src: first } : undefined}
                  onlineLabel="Online now"
                  labelled
                />
              ))}
              <Avatar name="Mikkel" size={56} labelled />
              <Avatar name="Åse" size={40} labelled />
            </div>
          </Section>
          <Section title="Pictures">
            <div className={classes.pictures}>
              <Picture source={first ? { src: first } : undefined} alt="A portrait" />
              <Picture
                source={{ src: '/missing.jpg', placeholder: '#c7b4cf' }}
                alt="Lost"
                fallback={<Initial name="?" />}
              />
              <Picture alt="No picture yet" fallback={<Initial name="Elin" />} />
              <Picture source={second ? { src: second } : undefined} alt="A square one" ratio="1" />
            </div>
          </Section>
        </div>
      </div>
      <Section title="Colours">
        <div className={classes.swatches}>
          {swatches.map((token) => (
            <div key={token}>
              <div className={classes.swatch} style={{ background: `var(--${token})` }} />
              {token}
            </div>
          ))}
        </div>
      </Section>
    </>
  )
}
