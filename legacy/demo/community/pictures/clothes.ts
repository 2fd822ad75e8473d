import type { PersonLook } from './look'
import { INK } from './palette'

const line = `stroke="${INK}" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"`

/** Shoulders: from the left of the neckline over both arms to below the picture. */
const shoulders = (neckline: string) =>
  `M262 838 C200 872 112 884 52 930 C-20 988 -58 1100 -74 1520 L1010 1520 C1000 1120 968 984 900 930 C842 888 752 856 676 808 ${neckline} Z`

const necklines = {
  crew: 'C640 872 560 906 480 908 C390 908 310 888 262 838',
  scoop: 'C672 930 590 1010 492 1012 C380 1010 290 940 262 838',
  vee: 'C640 900 560 990 492 1080 C420 1000 320 920 262 838',
}

/** Clothes in the avatar set's coordinates: the layer behind the head and the layer before the neck. */
export function garment(person: PersonLook, id: string): { behind: string; front: string } {
  const cloth = `url(#${id}cloth)`
  const accent = `url(#${id}accent)`
  const bare = `<path d="${shoulders('')}" fill="url(#${id}skin)"/>`
  const top = (neckline: string, fill: string) => `<path d="${shoulders(neckline)}" fill="${fill}" ${line}/>`
  const sleeves = `<path d="M150 1340 C150 1230 160 1150 186 1090 M812 1340 C812 1230 800 1150 778 1090" ${line} fill="none" opacity=".55"/>`
  switch (person.garment) {
    case 'scoop':
      return { behind: bare, front: top(necklines.scoop, cloth) + sleeves }
    case 'crew':
      return {
        behind: bare,
        front: `${top(necklines.crew, cloth)}${sleeves}<path d="M250 858 C310 918 392 940 482 940 C572 938 650 902 692 828" ${line} fill="none" opacity=".5"/>`,
      }
    case 'rollneck':
      return {
        behind: '',
        front: `${top('L262 838', cloth)}${sleeves}<path d="M330 770 C390 812 540 812 606 762 C622 790 640 812 676 822 C640 900 560 930 476 930 C390 930 310 900 268 842 C306 830 322 800 330 770 Z" fill="${cloth}" ${line}/><path d="M352 812 C420 846 530 846 596 806" ${line} fill="none" opacity=".4"/>`,
      }
    case 'knit':
      return {
        behind: bare,
        front: `${top(necklines.crew, cloth)}${sleeves}${yoke(accent)}<path d="M250 858 C310 918 392 940 482 940 C572 938 650 902 692 828" ${line} fill="none" opacity=".55"/>`,
      }
    case 'shirt':
      return {
        behind: bare,
        front:
          `${top(necklines.vee, cloth)}${sleeves}<path d="M490 1080 C494 1160 492 1260 490 1520" ${line} fill="none" opacity=".6"/>` +
          `<path d="M300 806 C268 826 250 850 236 880 L352 1010 L486 1076 C410 990 338 900 300 806 Z" fill="${cloth}" ${line}/>` +
          `<path d="M636 790 C668 806 690 824 706 850 L630 996 L492 1076 C560 990 616 890 636 790 Z" fill="${cloth}" ${line}/>`,
      }
    case 'jacket':
      return {
        behind: bare,
        front:
          `${top(necklines.crew, accent)}<path d="M246 846 C200 872 112 884 52 930 C-20 988 -58 1100 -74 1520 L440 1520 C438 1440 430 1390 420 1340 C372 1180 300 1020 246 846 Z" fill="${cloth}" ${line}/>` +
          `<path d="M690 816 C752 856 842 888 900 930 C968 984 1000 1120 1010 1520 L540 1520 C545 1440 550 1390 560 1340 C610 1180 662 1000 690 816 Z" fill="${cloth}" ${line}/>` +
          `<path d="M246 846 C216 900 196 960 190 1010 L262 1030 L232 1082 L420 1340 M690 816 C724 860 752 920 766 984 L700 1016 L738 1066 L560 1340" ${line} fill="none" opacity=".75"/>`,
      }
  }
}

/** The patterned yoke of a Nordic sweater: rows of dots and small crosses that follow the shoulders. */
function yoke(fill: string): string {
  const rows = [
    { rx: 330, ry: 128, mark: (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="11" fill="${fill}"/>` },
    {
      rx: 390,
      ry: 190,
      mark: (x: number, y: number) => `<path d="M${x} ${y - 22}l15 22l-15 22l-15 -22Z" fill="${fill}"/>`,
    },
    { rx: 450, ry: 250, mark: (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="11" fill="${fill}"/>` },
  ]
  return rows
    .flatMap(({ rx, ry, mark }) =>
      Array.from({ length: 13 }, (_, index) => {
        const angle = Math.PI * (0.14 + (0.72 * index) / 12)
        return mark(Math.round(480 - Math.cos(angle) * rx), Math.round(856 + Math.sin(angle) * ry))
      }),
    )
    .join('')
}
